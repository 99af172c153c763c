import { existsSync } from "node:fs";

/** Debian's Chromium packages. The first one draws no window and loads a page in half the time. */
export const chromiumPackages = ["chromium-headless-shell", "chromium"] as const;

/** The program's path in one of Debian's packages. */
export const programOf = (name: (typeof chromiumPackages)[number]): string => `/usr/bin/${name}`;

/** The Chromium that CHROMIUM_PATH names, or Debian's; undefined if there is neither. */
export const chromiumPath = (): string | undefined =>
  process.env.CHROMIUM_PATH || chromiumPackages.map(programOf).find((file) => existsSync(file));
