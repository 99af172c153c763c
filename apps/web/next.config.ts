import type { NextConfig } from "next";
import { bodyLimitBytes } from "./src/lib/body-limit.ts";

const config: NextConfig = {
  poweredByHeader: false,
  // The other apps' addresses arrive as they were sent: their client navigation reads headers and queries of its own.
  skipProxyUrlNormalize: true,
  experimental: {
    // Live updates may be silent for longer than the 30 s Next waits.
    proxyTimeout: 120_000,
    proxyClientMaxBodySize: bodyLimitBytes,
  },
  redirects: async () => [
    { source: "/en", destination: "/", permanent: true },
    { source: "/en/:path*", destination: "/:path*", permanent: true },
  ],
  rewrites: async () => ({
    // Unprefixed addresses are English. Paths with a dot are files of public/.
    beforeFiles: [
      { source: "/", destination: "/en" },
      { source: "/:path((?!en(?:/|$)|sw(?:/|$)|_next|.*\\..*).*)", destination: "/en/:path" },
    ],
    afterFiles: [],
    // What no page answered: a page built once per language that is a 404 by itself.
    fallback: [
      { source: "/sw/:path*", destination: "/sw/missing" },
      { source: "/:path*", destination: "/en/missing" },
    ],
  }),
};

export default config;
