/** Every page of the site, in English; with `/sw` in front it is Swahili. */
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

/** Long texts, which may be as long as they need to be. */
const isLongText = (path: string) => /terms-of-service|privacy-policy|for-developers/.test(path);

/** Upper limits, in bytes after gzip, for what a page loads before any interaction. */
export const goals = (path: string) => ({
  script: 145_000,
  html: isLongText(path) ? Number.POSITIVE_INFINITY : 12_000,
  style: 10_000,
});
