import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    projects: [
      "apps/*",
      "packages/*",
      "bench",
      "tooling/faults",
      "tooling/launch",
      "tooling/new-area",
      "tooling/rooms",
    ],
    maxWorkers: 2,
    passWithNoTests: false,
  },
});
