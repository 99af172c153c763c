type Options = {
  /** The hashes of the page's inline scripts. */
  scripts: readonly string[];
  siteUrl: string;
  /** Asked for a new visitor's country. */
  ipLocationUrl?: string;
  development: boolean;
};

/**
 * Of inline scripts, only those that the page was built with run. Pictures may come from any https host a merchant
 * uses. The development server adds scripts and styles of its own.
 */
export function contentSecurityPolicy({ scripts, siteUrl, ipLocationUrl = "", development }: Options): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...(development ? ["'unsafe-inline'", "'unsafe-eval'"] : [])].join(" ")}`,
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    `img-src 'self' data: https: ${new URL(siteUrl).origin}`,
    // Recordings and films: of customers, fetched with the session, and what a flow sent of any https host.
    `media-src 'self' data: https: ${new URL(siteUrl).origin}`,
    "font-src 'self'",
    "worker-src 'self'",
    `connect-src ${["'self'", ...(URL.canParse(ipLocationUrl) ? [new URL(ipLocationUrl).origin] : [])].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // HTML strings and script URLs must pass trusted-types.ts, except on the development server.
    ...(development ? [] : ["require-trusted-types-for 'script'", "trusted-types default nextjs service-worker"]),
  ].join("; ");
}
