import { ipLocationUrl } from "../env.ts";
import { beforePaintHash } from "../frame/before-paint.ts";

const outsideOrigin = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);

/**
 * The content security policy of a page of this site.
 * @param scripts source expressions of the page's inline scripts: `'sha256-…'` each, or one `'nonce-…'`.
 */
export function contentSecurity(scripts: readonly string[]): string {
  const development = process.env.NODE_ENV === "development";
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...(development ? ["'unsafe-eval'"] : [])].join(" ")}`,
    // The development server injects its styles inline.
    `style-src 'self'${development ? " 'unsafe-inline'" : ""}`,
    // Shops keep their pictures where they like.
    "img-src 'self' data: https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...outsideOrigin(ipLocationUrl())].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}

/** The policy of a page made for one request. */
export const contentSecurityWithNonce = (nonce: string) => contentSecurity([`'nonce-${nonce}'`, beforePaintHash]);
