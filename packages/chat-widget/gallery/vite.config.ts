import { defineConfig } from "vite";
import { standIn } from "./stand-in.ts";

export default defineConfig({
  plugins: [standIn],
  // A file that is missing is missing, and not the page again.
  appType: "mpa",
  optimizeDeps: { include: ["preact", "preact/jsx-dev-runtime"] },
});
