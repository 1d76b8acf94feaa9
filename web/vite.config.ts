import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { DEFAULT_PORT } from "./src/lib/messages";

const SERVER = `http://127.0.0.1:${DEFAULT_PORT}`; // where `quarterdeck serve` listens while the client is being written

const OUT = "../src/quarterdeck/server/static";
const NEEDED = /(?:^|\/)(?:index|Home|words|web|common|server|bots|table|learn)-[^/]*\.(?:js|css)$/; // what the home page loads, in both languages

/** Writes the service worker with the build that it belongs to and what the first page needs. */
const shell: Plugin = {
  name: "shell",
  apply: "build",
  async generateBundle(_, bundle) {
    const files = Object.keys(bundle).sort();
    const needed = files.filter((file) => NEEDED.test(file)).map((file) => `/${file}`);
    const version = [...files.join("\n")].reduce((sum, char) => (Math.imul(sum, 31) + char.charCodeAt(0)) >>> 0, 7).toString(36); // names change with contents
    const worker = await this.fs.readFile("src/worker.js", { encoding: "utf8" });
    this.emitFile({ type: "asset", fileName: "sw.js", source: worker.replace("__VERSION__", version).replace("__SHELL__", JSON.stringify(needed)) });
  },
};

export default defineConfig({
  plugins: [svelte(), shell],
  build: {
    outDir: OUT,
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content security policy allows no data: addresses
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] }, // the Fluent files live in the Python package
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
