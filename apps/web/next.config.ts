import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

// Any site may embed the widget.
const embeddable = [
  { key: "Access-Control-Allow-Origin", value: "*" },
  { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
];

const config: NextConfig = {
  poweredByHeader: false,
  // `turbo typecheck` already checks the types.
  typescript: { ignoreBuildErrors: true },
  // The server in front of it (src/front) compresses, keeps and seals.
  compress: false,
  // A native module, which must not be bundled.
  serverExternalPackages: ["sharp"],
  // A page is sent whole, with what crawlers read in its head.
  htmlLimitedBots: /.*/,
  headers: async () => [
    {
      source: "/widget.js",
      headers: [...embeddable, { key: "Cache-Control", value: "public, max-age=300" }],
    },
    {
      source: "/widget/:file*",
      headers: [...embeddable, { key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
    {
      source: "/(site.js|pages/.*)",
      headers: [{ key: "Cache-Control", value: "public, max-age=31536000, immutable" }],
    },
    { source: "/pictures/:file*", headers: [{ key: "Cache-Control", value: "public, max-age=86400" }] },
  ],
  redirects: async () => [
    // Browsers and crawlers request it whatever icon the page names.
    { source: "/favicon.ico", destination: "/icon.svg", permanent: true },
    { source: "/docs", destination: "/api/docs", permanent: false },
    { source: "/en", destination: "/", permanent: true },
    { source: "/en/:path*", destination: "/:path*", permanent: true },
  ],
  rewrites: async () => ({
    // URLs without a prefix are English. Paths with a dot are files in public/.
    beforeFiles: [
      { source: "/", destination: "/en" },
      { source: "/shops/:slug", destination: "/en/shops/:slug" },
      { source: "/shops/:slug/sets/:set", destination: "/en/shops/:slug/sets/:set" },
      { source: "/shops/:slug/p/:product", destination: "/en/shops/:slug/p/:product" },
      { source: "/shops/:slug/p/:product/og", destination: "/en/shops/:slug/p/:product/og" },
      { source: "/:path((?!en(?:/|$)|sw(?:/|$)|_next|.*\\..*).*)", destination: "/en/:path" },
    ],
    // No language code has a dot: without this rule a missing file would match the `[locale]` pages.
    afterFiles: [{ source: "/:path((?!en/|sw/|_next/).*\\..*)", destination: "/en/missing" }],
    // Everything else gets one page per language, built once with status 404.
    fallback: [
      { source: "/sw/:path*", destination: "/sw/missing" },
      { source: "/:path*", destination: "/en/missing" },
    ],
  }),
};

export default createNextIntlPlugin("./src/i18n/request.ts")(config);
