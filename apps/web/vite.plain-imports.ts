import type { Plugin } from "vite";

/**
 * Modules that a script imports later have no style sheets or dependencies to preload: Vite's preload helper is left
 * out.
 */
export const plainImports: Plugin = {
  name: "plain-imports",
  enforce: "pre",
  load: (id) => (id === "\0vite/preload-helper.js" ? "export const __vitePreload = (load) => load();" : null),
};
