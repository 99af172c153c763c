import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: ["test/global-setup.ts"],
    setupFiles: ["test/zod-locale.ts"],
    // Patience for a machine that is busy with something else; what takes long by itself is in `vitest.json`.
    testTimeout: 240_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // The long forms are `pnpm bench:cleaning`, `bench:facts`, `bench:fuzz`, `bench:keyed`, `bench:races`, `bench:payments`, `bench:texts`,
    // `bench:timing` and `bench:whatsapp`.
    provide: {
      factCount: Number(process.env.FACT_COUNT ?? 800),
      factKills: Number(process.env.FACT_KILLS ?? 3),
      sendCount: Number(process.env.SEND_COUNT ?? 400),
      sendKills: Number(process.env.SEND_KILLS ?? 3),
      catalogueProducts: Number(process.env.CATALOGUE_PRODUCTS ?? 500),
      catalogueKills: Number(process.env.CATALOGUE_KILLS ?? 1),
      fuzzRequests: Number(process.env.FUZZ_REQUESTS ?? 1_500),
      hostileTexts: Number(process.env.HOSTILE_TEXTS ?? 1),
      keyedCalls: Number(process.env.KEYED_CALLS ?? 12),
      raceRounds: Number(process.env.RACE_ROUNDS ?? 2),
      takeoverRounds: Number(process.env.TAKEOVER_ROUNDS ?? 30),
      cleaningRows: Number(process.env.CLEANING_ROWS ?? 3_000),
      paymentKills: Number(process.env.PAYMENT_KILLS ?? 2),
      whatsappMessages: Number(process.env.WHATSAPP_MESSAGES ?? 60),
      whatsappKills: Number(process.env.WHATSAPP_KILLS ?? 2),
      paceSeconds: Number(process.env.PACE_SECONDS ?? 1),
      timedCalls: Number(process.env.TIMED_CALLS ?? 4),
    },
    // No file changes a module: each worker imports the API once.
    isolate: false,
  },
});
