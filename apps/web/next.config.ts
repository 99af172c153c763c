import { fileURLToPath } from "node:url";
import type { NextConfig } from "next";
import { bodyLimitBytes } from "./src/lib/front/body-limit.ts";

const everywhere = [
  { key: "X-Content-Type-Options", value: "nosniff" },
  { key: "X-Frame-Options", value: "DENY" },
  { key: "Referrer-Policy", value: "strict-origin-when-cross-origin" },
  { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
  // Browsers heed it over https only.
  { key: "Strict-Transport-Security", value: "max-age=31536000" },
];
// Any site may embed the widget.
const embeddable = [
  { key: "Access-Control-Allow-Origin", value: "*" },
  { key: "Cross-Origin-Resource-Policy", value: "cross-origin" },
];

const config: NextConfig = {
  poweredByHeader: false,
  // `turbo typecheck` judges the types, once for all.
  typescript: { ignoreBuildErrors: true },
  // The front door packs (lib/front/packing).
  compress: false,
  // The other apps' addresses arrive as they were sent: their client navigation reads headers and queries of its own.
  skipProxyUrlNormalize: true,
  cacheHandler: fileURLToPath(new URL("src/page-cache.ts", import.meta.url)),
  // Native code, which runs as it is.
  serverExternalPackages: ["lightningcss", "sharp"],
  cacheMaxMemorySize: 64 * 1024 * 1024,
  experimental: {
    // Pages made on request live in memory, which is bounded; a disk is not.
    isrFlushToDisk: false,
    // Live updates may be silent for longer than the 30 s Next waits.
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
    // Whoever keeps a shop's page asks each time whether it is still the one: the answer is small.
    ...["/shops", "/shops/:slug", "/shops/:slug/sets/:set"]
      .flatMap((path) => [path, `/sw${path}`])
      .map((source) => ({
        source,
        headers: [{ key: "Cache-Control", value: "public, max-age=0, must-revalidate" }],
      })),
    { source: "/pictures/:file*", headers: [{ key: "Cache-Control", value: "public, max-age=86400" }] },
  ],
  redirects: async () => [
    // Browsers and crawlers ask for it whatever the page names.
    { source: "/favicon.ico", destination: "/icon.svg", permanent: true },
    { source: "/docs", destination: "/api/docs", permanent: false },
    { source: "/en", destination: "/", permanent: true },
    { source: "/en/:path*", destination: "/:path*", permanent: true },
  ],
  rewrites: async () => ({
    // Unprefixed addresses are English. Paths with a dot are files of public/.
    beforeFiles: [
      { source: "/", destination: "/en" },
      { source: "/shops/:slug", destination: "/en/shops/:slug" },
      { source: "/shops/:slug/sets/:set", destination: "/en/shops/:slug/sets/:set" },
      { source: "/:path((?!en(?:/|$)|sw(?:/|$)|refresh$|_next|.*\\..*).*)", destination: "/en/:path" },
    ],
    // No language has a dot in it: what looks like a file and is none would else be taken for a language's page.
    afterFiles: [{ source: "/:path((?!en/|sw/|_next/).*\\..*)", destination: "/en/missing" }],
    // What no page answered gets a page built once per language, which is a 404 by itself.
    fallback: [
      { source: "/sw/:path*", destination: "/sw/missing" },
      { source: "/:path*", destination: "/en/missing" },
    ],
  }),
};

export default config;
