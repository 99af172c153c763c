import { createRequire } from "node:module";
import { defineConfig } from "vite";

/** The scripts of single pages, which go without React, into `public/pages/`; what they share is a file of its own. */
export default defineConfig({
  publicDir: false,
  // Its exports name two endings, of which vite takes the first only.
  resolve: {
    alias: {
      "@mauzo/ui/button-class": createRequire(import.meta.url)
        .resolve("@mauzo/ui/theme.css")
        .replace("theme.css", "button-class.ts"),
    },
  },
  build: {
    outDir: "public/pages",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    rolldownOptions: {
      input: { shop: "src/sections/shop/script/shop.tsx", shops: "src/sections/shops/script/shops.ts" },
      output: { format: "es", entryFileNames: "[name].js", chunkFileNames: "[name]-[hash].js" },
    },
  },
});
