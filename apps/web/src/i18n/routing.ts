import { defineRouting } from "next-intl/routing";

/**
 * English has no prefix, Swahili is under `/sw`. The paths inside have both (`next.config.ts`), and the page itself
 * chooses the language (`layout/header/language`): pages are static, and next-intl's middleware is not used.
 */
export const routing = defineRouting({
  locales: ["en", "sw"],
  defaultLocale: "en",
  localePrefix: "as-needed",
  localeCookie: false,
  localeDetection: false,
});
