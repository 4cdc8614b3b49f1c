/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

// The built page goes into the Python package, which serves it.
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/stablemates/server/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0, // the content security policy allows no data: in scripts and styles
    chunkSizeWarningLimit: 200,
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { fs: { allow: [".."] } },
  test: { setupFiles: "tests/screen.ts", testTimeout: 60_000, maxWorkers: 2, pool: "threads" }, // generous: a busy machine is not a bug
});
