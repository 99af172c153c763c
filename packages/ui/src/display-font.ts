import localFont from "next/font/local";

/** Bricolage Grotesque, for headings of the public site only. */
export const bricolage = localFont({
  src: "../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  variable: "--font-bricolage",
  weight: "200 800",
  display: "swap",
  // The site has fallback fonts of its own, and loads this one after the first paint.
  adjustFontFallback: false,
  preload: false,
});
