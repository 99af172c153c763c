import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { plainImports } from "./vite.plain-imports.ts";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const { resolve } = createRequire(import.meta.url);
const theme = resolve("@mauzo/ui/theme.css");

/** What an icon's file says besides its shapes: names, a size that all have, keys. */
const besidesShapes = /\b(?:name: "[\w-]+"|size: 24),|,\s*(?:aliases: \[[^\]]*\]|key: "\w+")|^__iconData\.node;/gm;

/** Icons are drawn by a few lines of our own, which need the shapes only. */
const plainIcons: Plugin = {
  name: "plain-icons",
  enforce: "pre",
  load: (id) =>
    id.endsWith("/createLucideIcon.mjs")
      ? `export { createLucideIcon as default } from "${at("src/lib/page-react/create-lucide-icon.tsx")}";`
      : null,
  transform: {
    filter: { id: /lucide-react\/dist\/esm\/icons\// },
    handler: (code) => ({ code: code.replace(besidesShapes, ""), map: null }),
  },
};

/** The fallback for @property, in browsers that the site doesn't support: what is inlined in a page has none either. */
const propertyFallback = /@layer properties\{@supports [^{]*\{(?:[^{}]*\{[^}]*\})+\}\}/;

const plainStyles: Plugin = {
  name: "plain-styles",
  enforce: "post",
  generateBundle: (_, bundle) => {
    for (const file of Object.values(bundle))
      if (file.type === "asset" && file.fileName.endsWith(".css"))
        file.source = String(file.source).replace(propertyFallback, "");
  },
};

const ofBuying =
  /shop\/script\/(?:load-texts|product\/(?!product-form|read-typed)|dialogs\/(?:choices|gallery|quantity|shop-l)|cart\/use|catalogue\/(?:catalogue-c|open))|lib\/storefront-cart\/(?:storefront-cart|saved-cart|checkout)|selling\/src|kanga-tile|icons\/(?:copy|message-circle|plus|minus)\.|format\/src\/(?:money|text\/product)|ui\/src\/(?:quantity|radio-choice)/;

/**
 * Builds the scripts of single pages and their style sheets into `public/pages/`; what the scripts share is a file of
 * its own.
 */
export default defineConfig({
  publicDir: false,
  plugins: [plainImports, plainIcons, plainStyles],
  resolve: {
    alias: [
      { find: /^react$/, replacement: at("src/lib/page-react/react.ts") },
      { find: /^react\/jsx-runtime$/, replacement: resolve("preact/jsx-runtime") },
      { find: /^react-dom\/client$/, replacement: at("src/lib/page-react/react-dom-client.ts") },
      // The exports of @mauzo/ui name two file extensions, of which Vite tries only the first.
      { find: /^@mauzo\/ui\/(button|control)-class$/, replacement: theme.replace("theme.css", "$1-class.ts") },
    ],
  },
  build: {
    outDir: "public/pages",
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    rolldownOptions: {
      // "use client" is for Next, which renders the same components.
      checks: { moduleLevelDirective: false },
      input: {
        shop: "src/sections/shop/script/shop.tsx",
        product: "src/sections/shop/script/product.tsx",
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
              priority: 2,
              test: /preload-helper|layout\/script-state|format\/src\/(?:fill|messages)|picture-kinds/,
            },
            { name: "pictures", priority: 2, test: /picture-urls/ },
            // What a shop's page and a product's have in common.
            { name: "buying", test: ofBuying },
            // What pages with state have in common: one file is smaller than its parts.
            {
              name: "controls",
              priority: 1,
              test: /\/(?:preact|clsx)\/|page-react|icons\/share-2\.|ui\/src\/(?:button|radio-tile|spinner)/,
            },
          ],
        },
      },
    },
  },
});
