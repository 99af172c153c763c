import path from "node:path";
import { build } from "vite";

const modules = path.resolve(import.meta.dirname, "../../node_modules");

/** Bundles the page with this version of React; returns the file at each path. */
export async function bundleReactPage(version: "18" | "19"): Promise<Map<string, string>> {
  const from = (name: string) => path.join(modules, version === "18" ? `${name}-18` : name);
  const made = await build({
    configFile: false,
    logLevel: "error",
    root: import.meta.dirname,
    resolve: {
      alias: [
        { find: /^react-dom(?=\/|$)/, replacement: from("react-dom") },
        { find: /^react(?=\/|$)/, replacement: from("react") },
      ],
    },
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: path.join(import.meta.dirname, "react-page.ts"),
        output: { entryFileNames: "page.js", chunkFileNames: "[name]-[hash].js" },
      },
    },
  });
  const outputs = Array.isArray(made) ? made : "output" in made ? [made] : [];
  const chunks = outputs.flatMap(({ output }) => output.filter((file) => file.type === "chunk"));
  return new Map(chunks.map(({ fileName, code }) => [`/react-${version}/${fileName}`, code]));
}
