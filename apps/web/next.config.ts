import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";
import { bodyLimitBytes } from "./src/lib/http/body-limit.ts";

const everywhere = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  // Browsers apply it over https only.
  { key: "Strict-Transport-Security", value: "max-age=31536000" },
];
// Any site may embed the widget.
const embeddable = [
  { key: "Access-Control-Allow-Origin", value: "*" },
  { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
];

const config: NextConfig = {
  poweredByHeader: false,
  // `turbo typecheck` already checks the types.
  typescript: { ignoreBuildErrors: true },
  // lib/http/compression compresses the responses.
  compress: false,
  // Passes the other apps' URLs on as sent: their client navigation uses its own headers and query parameters.
  skipProxyUrlNormalize: true,
  cacheHandler: fileURLToPath(new URL("src/page-cache.ts", import.meta.url)),
  // Native modules, which must not be bundled.
  serverExternalPackages: ["lightningcss", "sharp"],
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: {
    // Pages rendered on request stay in memory, which is limited; a disk is not.
    isrFlushToDisk: false,
    // Live updates may be silent for longer than Next's default of 30 s.
    proxyTimeout: 120_000,
    proxyClientMaxBodySize: bodyLimitBytes,
  },
  headers: async () => [
    { source: "/:path*", headers: everywhere },
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
    // Caches revalidate a shop's page on every use: the response is small.
    ...["/shops", "/shops/:slug", "/shops/:slug/sets/:set", "/shops/:slug/p/:product"]
      .flatMap((path) => [path, `/sw${path}`])
      .map((source) => ({
        source,
        headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }],
      })),
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
      { source: "/:path((?!en(?:/|$)|sw(?:/|$)|refresh$|_next|.*\\..*).*)", destination: "/en/:path" },
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
