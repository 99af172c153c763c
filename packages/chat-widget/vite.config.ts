import { fileURLToPath } from "node:url";
import { build, defineConfig, type Plugin } from "vite";

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const target = "es2022";
const panelSource = at("src/view/frame/panel.ts");
const conversationSource = at("src/view/conversation/conversation.tsx");

/** The sources have one CSS rule per line; the build drops the line breaks. */
const packStyles: Plugin = {
  name: "pack-styles",
  apply: "build",
  transform: {
    filter: { id: /-css\.ts$/ },
    handler: (code) => ({ code: code.replace(/`[^`]*`/g, (rules) => rules.replaceAll("\n", "")), map: null }),
  },
};

/** The loader contains the panel's hashed name, so it is built with the panel. */
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

type Chunking = { getModuleInfo(file: string): { importedIds: string[] } | null };

/** A file and all its static imports. */
function needsOf(file: string, context: Chunking, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of context.getModuleInfo(file)?.importedIds ?? []) needsOf(next, context, found);
  return found;
}

/**
 * Keeps everything that the conversation needs and the panel doesn't in one chunk, though later chunks need some of it
 * too.
 */
const conversationParts = (file: string, context: Chunking) => {
  const [panel, conversation] = [panelSource, conversationSource].map((source) => needsOf(source, context));
  return conversation?.has(file) && !panel?.has(file) ? "conversation" : null;
};

export default defineConfig({
  plugins: [packStyles, loaderAfterPanel],
  build: {
    target,
    outDir: at("dist"),
    // In library mode chunks load with the browser's own import; a page build would add 1 kB of preload code.
    lib: { entry: panelSource, formats: ["es"] },
    rolldownOptions: {
      // Shared code stays in the panel: one file less to load.
      preserveEntrySignatures: "allow-extension",
      output: {
        minify: true,
        // They are only of use to a bundler.
        comments: false,
        entryFileNames: "widget/panel-[hash].js",
        chunkFileNames: "widget/[name]-[hash].js",
        codeSplitting: { groups: [{ name: conversationParts }], includeDependenciesRecursively: false },
      },
    },
  },
});
