import { chromiumPath } from "@mauzo/launch/chromium-path";
import { defineConfig, devices } from "@playwright/test";

const executablePath = chromiumPath();

/** Stories that change what the demo shop sells, or go through it row by row: one after the other. */
const onDemoShelf = /(comfort|developers)\.spec/;

/** What is told in both languages is told in Swahili, unless all is asked for: in English are most of the others. */
const alsoInEnglish = process.env.STORY_LANGUAGES === "all" ? undefined : / \(en\)$/;

/** Runs against a stack that is already up at SITE_URL: `npm test` starts one, `npm start` is one. */
export default defineConfig({
  testDir: "stories",
  workers: 2,
  ...(alsoInEnglish && { grepInvert: alsoInEnglish }),
  // Patience for a machine that is busy with something else; a story takes some seconds.
  timeout: 240_000,
  expect: { timeout: 15_000 },
  reporter: [["list"], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [["json"] as const] : [])],
  use: {
    // What cannot be pressed by then never can.
    actionTimeout: 60_000,
    baseURL: process.env.SITE_URL ?? "http://localhost:3000",
    // A film of every story costs a third of its time, its pages at every step a sixth; what failed has a picture of its end.
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
