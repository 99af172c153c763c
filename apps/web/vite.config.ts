import { defineConfig } from "vite";

/** Builds the script of every page, `src/layout/site-script/main.ts`, into `public/site.js`. */
export default defineConfig({
  publicDir: false,
  build: {
    outDir: "public",
    emptyOutDir: false,
    target: "es2022",
    rolldownOptions: {
      input: "src/layout/site-script/main.ts",
      output: { format: "iife", entryFileNames: "site.js" },
    },
  },
});
