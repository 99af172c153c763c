import { existsSync } from "node:fs";

/** Debian's packages of Chromium. The first draws no window: a page is there in half the time. */
export const chromiumPackages = ["chromium-headless-shell", "chromium"] as const;

/** Where one of Debian's packages puts its program. */
export const programOf = (name: (typeof chromiumPackages)[number]): string => `/usr/bin/${name}`;

/** The Chromium that CHROMIUM_PATH names, or Debian's; undefined where there is neither. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH || chromiumPackages.map(programOf).find((file) => existsSync(file));
