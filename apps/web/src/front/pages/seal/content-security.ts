import { addresses, ipLocationUrl } from "../../../lib/env.ts";

const outsideOrigin = (address: string) => (URL.canParse(address) ? [new URL(address).origin] : []);

/** The cart's origin where it is not this site's. */
function cartOrigin(): string[] {
  const { siteUrl, cartUrl } = addresses();
  return new URL(cartUrl).origin === new URL(siteUrl).origin ? [] : [new URL(cartUrl).origin];
}

/**
 * The content security policy of a page of this site.
 * @param scripts source expressions of the page's inline scripts: `'sha256-…'` each.
 * @param styles the same for its inline styles.
 */
export function contentSecurity(scripts: readonly string[], styles: readonly string[] = []): string {
  const development = process.env.NODE_ENV === "development";
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...(development ? ["'unsafe-eval'"] : [])].join(" ")}`,
    // The development server injects its styles inline.
    `style-src ${["'self'", ...styles, ...(development ? ["'unsafe-inline'"] : [])].join(" ")}`,
    // Shops may host their pictures, recordings and films anywhere.
    "img-src 'self' data: https:",
    "media-src 'self' https:",
    "font-src 'self'",
    `connect-src ${["'self'", ...outsideOrigin(ipLocationUrl())].join(" ")}`,
    "object-src 'none'",
    "base-uri 'none'",
    // The form of a product's page leads to the cart.
    `form-action ${["'self'", ...cartOrigin()].join(" ")}`,
    "frame-ancestors 'none'",
  ].join("; ");
}
