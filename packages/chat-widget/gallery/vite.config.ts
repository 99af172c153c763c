import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";
import { mockServer } from "./mock-server.ts";

export default defineConfig({
  plugins: [mockServer],
  // A missing file is a 404, not the page again.
  appType: "mpa",
  build: { target: "es2022", rolldownOptions: { input: fileURLToPath(new URL("gallery.html", import.meta.url)) } },
  optimizeDeps: { include: ["preact", "preact/jsx-dev-runtime"] },
});
