import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { standIn } from "./stand-in.ts";

export default defineConfig({
  plugins: [standIn],
  // A file that is missing is missing, and not the page again.
  appType: "mpa",
  build: { target: "es2022", rolldownOptions: { input: fileURLToPath(new URL("gallery.html", import.meta.url)) } },
  optimizeDeps: { include: ["preact", "preact/jsx-dev-runtime"] },
});
