type Options = { nonce: string; siteUrl: string; development: boolean };

/** Scripts and styles run only with this request's nonce. Pictures may come from any https host a merchant uses. */
export function contentSecurityPolicy({ nonce, siteUrl, development }: Options): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${development ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data: https: ${new URL(siteUrl).origin}`,
    "font-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // HTML strings and script URLs must pass trusted-types.ts, except on the development server.
    ...(development ? [] : ["require-trusted-types-for 'script'", "trusted-types default nextjs"]),
  ].join("; ");
}
