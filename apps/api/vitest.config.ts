import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: ["test/database.ts"],
    setupFiles: ["test/locale.ts"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // How many requests the fuzz makes: `pnpm bench:fuzz` asks for more.
    provide: { fuzzRequests: Number(process.env.FUZZ_REQUESTS ?? 1_500) },
    // No file changes a module: each worker imports the API once.
    isolate: false,
  },
});
