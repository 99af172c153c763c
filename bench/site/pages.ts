/** Every page of the site, in English; `/sw` before it is Swahili. */
export const pages = [
  "/",
  "/pricing",
  "/about",
  "/contact-us",
  "/resources",
  "/for-developers",
  "/qr-code",
  "/customize-qr",
  "/shops",
  "/shops/demo",
  "/terms-of-service",
  "/privacy-policy",
] as const;

export const inSwahili = (path: string): string => (path === "/" ? "/sw" : `/sw${path}`);

/** Long texts, which may be as long as they have to be. */
const isLongText = (path: string) => /terms-of-service|privacy-policy|for-developers/.test(path);

/** Most bytes after gzip of what a page brings before anybody does anything. */
export const goals = (path: string) => ({
  script: 145_000,
  html: isLongText(path) ? Number.POSITIVE_INFINITY : 12_000,
  style: 10_000,
});
