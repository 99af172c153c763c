import type { NextConfig } from "next";

const config: NextConfig = {
  assetPrefix: "/dashboard-static",
  poweredByHeader: false,
  // `turbo typecheck` judges the types, once for all.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Messages come compiled: `src/i18n/compiled-messages.ts`.
  turbopack: { resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  experimental: {
    // A live stream is quiet between heartbeats, and a body may be a picture: the forwarder's own limits are below both.
    proxyTimeout: 120_000,
    proxyClientMaxBodySize: "30mb",
    staleTimes: { dynamic: 300 },
  },
};

export default config;
