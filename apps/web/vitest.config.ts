import { defineConfig } from "vitest/config";

export default defineConfig({
  // Without a bundler, Node does not find the `next/navigation` that next-intl imports.
  test: { server: { deps: { inline: ["next-intl"] } } },
});
