/** Every page of the site, without a language. */
export const sitePages = [
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
  "/no-such-page",
] as const;

export const pathIn = (language: "en" | "sw", path: string): string =>
  language === "en" ? path : path === "/" ? "/sw" : `/sw${path}`;
