import { createRequire } from "node:module";
import { defineConfig, type Plugin } from "vite";

const theme = createRequire(import.meta.url).resolve("@mauzo/ui/theme.css");

/**
 * Modules that a script imports later have no style sheets or dependencies to preload: Vite's preload helper is left
 * out.
 */
const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};

/**
 * Builds the scripts of single pages and their style sheets into `public/pages/`; what the scripts share is a file of
 * its own.
 */
export default defineConfig({
  publicDir: false,
  plugins: [plainImports],
  // The exports of @mauzo/ui name two file extensions, of which Vite tries only the first.
  resolve: {
    alias: Object.fromEntries(
      ["button-class", "control-class"].map((name) => [`@mauzo/ui/${name}`, theme.replace("theme.css", `${name}.ts`)]),
    ),
  },
  build: {
    outDir: "public/pages",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    rolldownOptions: {
      input: {
        shop: "src/sections/shop/script/shop.tsx",
        shops: "src/sections/shops/script/shops.ts",
        "qr-code": "src/sections/qr/script/qr-code.ts",
        "customize-qr": "src/sections/qr/script/customize-qr.ts",
        developers: "src/sections/developers/script/developers.ts",
      },
      output: {
        format: "es",
        entryFileNames: "[name].js",
        chunkFileNames: "[name]-[hash].js",
        assetFileNames: "[name][extname]",
        // Tiny modules that every page needs: ungrouped, each would be a file of its own.
        codeSplitting: {
          groups: [
            {
              name: "lines",
              test: /preload-helper|layout\/script-state|format\/src\/(?:fill|translation)|picture-kinds/,
            },
          ],
        },
      },
    },
  },
});
