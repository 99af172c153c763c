import type { NextConfig } from "next";
import createNextIntlPlugin from "next-intl/plugin";

const config: NextConfig = {
  // For forms with a picture: Next truncates a longer request body.
  experimental: { proxyClientMaxBodySize: "11mb" },
  assetPrefix: "/cart-static",
  poweredByHeader: false,
  // `turbo typecheck` already checks the types.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "X-Frame-Options", value: "DENY" },
        { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
        // Browsers apply it over https only.
        { key: "Strict-Transport-Security", value: "max-age=31536000" },
        // The URL of a cart is a secret: no referrer may leak it and no search engine index it.
        { key: "Referrer-Policy", value: "no-referrer" },
        { key: "X-Robots-Tag", value: "noindex, nofollow" },
      ],
    },
  ],
  redirects: async () => [{ source: "/", destination: "/cart", permanent: false }],
};

export default createNextIntlPlugin({
  requestConfig: "./src/i18n/request.ts",
  // Leaves the parser of messages out of the scripts: ours are compiled by `@mauzo/format/messages/compile-messages`.
  experimental: { messages: { path: "./src/i18n/messages", format: "json", locales: "infer", precompile: true } },
})(config);
