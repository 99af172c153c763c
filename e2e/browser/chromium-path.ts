import { existsSync } from "node:fs";

const debians = ["/usr/bin/chromium-headless-shell", "/usr/bin/chromium"];

/** The Chromium that CHROMIUM_PATH names, or Debian's; undefined for Playwright's own. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH ?? debians.find((file) => existsSync(file));
