import { fileURLToPath } from "node:url";
import { build, defineConfig, type Plugin } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const target = "es2022";

/** Rules stand one to a line in the sources; the line ends need not travel. */
const packStyles: Plugin = {
  name: "pack-styles",
  apply: "build",
  transform: {
    filter: { id: /-css\.ts$/ },
    handler: (code) => ({ code: code.replace(/`[^`]*`/g, (rules) => rules.replaceAll("\n", "")), map: null }),
  },
};

/** The loader names the panel by its hash, so it is built when the panel is. */
const loaderAfterPanel: Plugin = {
  name: "loader-after-panel",
  async writeBundle({ dir }, bundle) {
    const panel = Object.values(bundle).find((file) => file.type === "chunk" && file.isEntry);
    await build({
      configFile: false,
      logLevel: "warn",
      plugins: [packStyles],
      define: { panelFile: JSON.stringify(panel?.fileName) },
      build: {
        target,
        outDir: dir,
        emptyOutDir: false,
        rolldownOptions: { input: at("src/embed.ts"), output: { format: "iife", entryFileNames: "widget.js" } },
      },
    });
  },
};

export default defineConfig({
  plugins: [packStyles, loaderAfterPanel],
  build: {
    target,
    outDir: at("dist"),
    modulePreload: false,
    rolldownOptions: {
      input: at("src/view/frame/panel.ts"),
      // Shared parts stay in the panel: one file less to wait for.
      preserveEntrySignatures: "allow-extension",
      output: { format: "es", entryFileNames: "widget/panel-[hash].js", chunkFileNames: "widget/[name]-[hash].js" },
    },
  },
});
