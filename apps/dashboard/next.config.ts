import { randomUUID } from "node:crypto";
import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

// All processes of a build share it: those that are forked find it in their environment.
process.env.BUILD_ID ??= randomUUID();

const config: NextConfig = {
  generateBuildId: () => process.env.BUILD_ID ?? null,
  // What one build keeps on a device, no other reads.
  env: {
    BUILD_ID: process.env.BUILD_ID,
    IP_LOCATION_URL: process.env.IP_LOCATION_URL ?? "",
  },
  assetPrefix: "/dashboard-static",
  poweredByHeader: false,
  // The proxy gets each address as it was asked for.
  skipProxyUrlNormalize: true,
  // `turbo typecheck` already checks the types of the whole repository.
  typescript: { ignoreBuildErrors: true },
  reactStrictMode: true,
  turbopack: {
    resolveAlias: {
      // Writes style elements, which the content security policy refuses.
      "react-style-singleton": "./src/lib/policy/style-singleton.tsx",
    },
  },
  // Behind the site, `/` is the landing page and never reaches this app.
  redirects: async () => [{ source: "/", destination: "/dashboard", permanent: false }],
  experimental: {
    // A live stream is silent between heartbeats and a body may be a picture: the proxy's default limits are too low
    // for both.
    proxyTimeout: 120_000,
    proxyClientMaxBodySize: "30mb",
    // Pages change with a release only: a step to one that was prefetched needs no request.
    staleTimes: { static: 3_600 },
  },
};

export default createNextIntlPlugin({
  requestConfig: "./src/i18n/request.ts",
  // Leaves the parser of messages out of the scripts: ours are compiled by `@mauzo/format/messages/compile-messages`.
  experimental: { messages: { path: "./src/i18n/messages", format: "json", locales: "infer", precompile: true } },
})(config);
