import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { DEFAULT_PORT } from "./src/lib/messages";

const SERVER = `http://127.0.0.1:${DEFAULT_PORT}`; // where `quarterdeck serve` listens while the client is being written

const OUT = "../src/quarterdeck/server/static";
const NEEDED = /(?:^|\/)(?:index|Home|words|web|common|server|bots|table|learn)-[^/]*\.(?:js|css)$/; // what the home page loads, in both languages

/** Writes into the service worker which build it belongs to and what the first page needs. */
const shell: Plugin = {
  name: "shell",
  writeBundle(_, bundle) {
    const files = Object.keys(bundle).sort();
    const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
    const worker = readFileSync(`${OUT}/sw.js`, "utf8");
    const needed = files.filter((file) => NEEDED.test(file)).map((file) => `/${file}`);
    writeFileSync(`${OUT}/sw.js`, worker.replace("__VERSION__", version).replace("__SHELL__", JSON.stringify(needed)));
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
