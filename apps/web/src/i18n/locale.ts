import type { routing } from "./routing.ts";

/** A language of the site; each page's path begins with it, inside. */
export type Locale = (typeof routing.locales)[number];
