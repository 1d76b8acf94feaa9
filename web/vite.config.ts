import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { DEFAULT_PORT } from "./src/lib/messages";

const SERVER = `http://127.0.0.1:${DEFAULT_PORT}`; // where `quarterdeck serve` listens while the client is being written

export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/quarterdeck/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the server's content security policy allows no data: addresses
    target: "es2022",
  },
  server: {
    fs: { allow: [".."] }, // the Fluent files live in the Python package
    proxy: { "/api": { target: SERVER, ws: true } },
  },
});
