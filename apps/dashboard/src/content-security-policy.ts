type Options = { nonce: string; siteUrl: string; development: boolean };

/** Scripts and styles run with this request's nonce only. Pictures may come from any https address a merchant names. */
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
    // What becomes markup or the address of a script goes through own-scripts-only.ts. The development server's does not.
    ...(development ? [] : ["require-trusted-types-for 'script'", "trusted-types default nextjs"]),
  ].join("; ");
}
