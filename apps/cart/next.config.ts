import type { NextConfig } from "next";

const config: NextConfig = {
  // A form with a picture: Next would cut a longer body.
  experimental: { proxyClientMaxBodySize: "11mb" },
  assetPrefix: "/cart-static",
  poweredByHeader: false,
  // `turbo typecheck` judges the types, once for all.
  typescript: { ignoreBuildErrors: true },
  headers: async () => [
    {
      source: "/:path*",
      headers: [
        { key: "X-Content-Type-Options", value: "nosniff" },
        { key: "X-Frame-Options", value: "DENY" },
        { key: "Cross-Origin-Opener-Policy", value: "same-origin" },
        // Browsers heed it over https only.
        { key: "Strict-Transport-Security", value: "max-age=31536000" },
        // The address of a cart is its key: it goes to nobody, and no search engine keeps it.
        { key: "Referrer-Policy", value: "no-referrer" },
        { key: "X-Robots-Tag", value: "noindex, nofollow" },
      ],
    },
  ],
  redirects: async () => [{ source: "/", destination: "/cart", permanent: false }],
};

export default config;
