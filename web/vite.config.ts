import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The page is built into the Python package, which serves it; in development the server stands behind Vite. */
export default defineConfig({
  plugins: [svelte()],
  resolve: { alias: { "@": here("src"), "@locales": here("../src/catinthebox/locales") } },
  build: { outDir: here("../src/catinthebox/server/page"), emptyOutDir: true, assetsInlineLimit: 0 },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } }, fs: { allow: [here("..")] } },
});
