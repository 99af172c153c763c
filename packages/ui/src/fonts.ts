import localFont from "next/font/local";

/** Inter, for everything but the public site's headings. Latin covers English and Swahili. */
export const inter = localFont({
  src: "../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2",
  variable: "--font-inter",
  weight: "100 900",
  display: "swap",
  adjustFontFallback: "Arial",
  preload: true,
});
