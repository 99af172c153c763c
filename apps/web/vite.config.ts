import { defineConfig } from "vite";
import { plainImports } from "./vite.plain-imports.ts";

/**
 * Builds the script of every page, `src/layout/site-script/main.ts`, into `public/site.js`; what it imports later stands
 * beside the scripts of single pages, whose build empties that folder and comes first.
 */
export default defineConfig({
  publicDir: false,
  plugins: [plainImports],
  build: {
    outDir: "public",
    emptyOutDir: false,
    target: "es2022",
    modulePreload: false,
    rolldownOptions: {
      input: "src/layout/site-script/main.ts",
      output: { format: "es", entryFileNames: "site.js", chunkFileNames: "pages/[name]-[hash].js" },
    },
  },
});
