import { chromiumPath } from "@mauzo/launch/chromium-path";
import { defineConfig, devices } from "@playwright/test";

const executablePath = chromiumPath();

/** Stories that change what the demo shop sells, or go through it row by row, run one after the other. */
const onDemoShelf = /(keyboard-shortcuts|developers)\.spec/;

/** Stories in both languages run in Swahili only, unless all are asked for; most other stories are in English. */
const alsoInEnglish = process.env.STORY_LANGUAGES === "all" ? undefined : / \(en\)$/;

/** Runs against a stack that is already up at SITE_URL: `npm test` starts one, and `npm start` is one. */
export default defineConfig({
  testDir: "stories",
  workers: 2,
  ...(alsoInEnglish && { grepInvert: alsoInEnglish }),
  // Generous, for a machine that is busy with something else; a story takes a few seconds.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["json"] as const] : [])],
  use: {
    // Each story would fill the caches of a new browser; those about the service worker allow it.
    serviceWorkers: "block",
    // A control that cannot be pressed within this time never can be.
    actionTimeout: 60_000,
    baseURL: process.env.SITE_URL ?? "http://localhost:3000",
    // A video of every story would cost a third of its time, snapshots at every step a sixth; failures get a screenshot
    // of their end.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: false, sources: false },
    screenshot: "only-on-failure",
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-dev-shm-usage",
        "--disable-gpu",
        "--disable-background-networking",
        "--disable-component-update",
      ],
    },
  },
  projects: [
    { name: "phone-in-turn", use: devices["Pixel 7"], testMatch: onDemoShelf, workers: 1 },
    { name: "phone", use: devices["Pixel 7"], testIgnore: [/without-script/, onDemoShelf] },
    { name: "without-script", use: { ...devices["Pixel 7"], javaScriptEnabled: false }, testMatch: /without-script/ },
  ],
});
