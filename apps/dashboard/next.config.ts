import type { NextConfig } from "next";

const config: NextConfig = {
  assetPrefix: "/dashboard-static",
  poweredByHeader: false,
  // `turbo typecheck` already checks the types of the whole repository.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  // Messages are already compiled: `src/i18n/compiled-messages.ts`.
  turbopack: { resolveAlias: { "use-intl/format-message": "use-intl/format-message/format-only" } },
  experimental: {
    // A live stream is silent between heartbeats and a body may be a picture: the proxy's default limits are too low
    // for both.
    proxyTimeout: 120_000,
    proxyClientMaxBodySize: "30mb",
    staleTimes: { dynamic: 300 },
  },
};

export default config;
