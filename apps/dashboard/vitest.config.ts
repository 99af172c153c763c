import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const ui = "@mauzo/ui/";
const uiSource = (name: string) => fileURLToPath(new URL(`../../packages/ui/src/${name}`, import.meta.url));

export default defineConfig({
  plugins: [
    {
      name: "ui-sources",
      enforce: "pre",
      // Vite tries only the first entry of the list of targets in @mauzo/ui's `exports`.
      resolveId: (id) =>
        id.startsWith(ui)
          ? [".tsx", ".ts"].map((end) => uiSource(id.slice(ui.length) + end)).find((file) => existsSync(file))
          : undefined,
    },
  ],
  test: { environment: "node", include: ["src/**/*.test.{ts,tsx}"] },
});
