import { addresses } from "./env.ts";

/** The Content-Security-Policy of one response. Product pictures may come from anywhere; everything else is ours. */
export function contentSecurity(nonce: string, isDevelopment = process.env.NODE_ENV === "development"): string {
  const { siteUrl, apiOrigin } = addresses();
  const pictures = [siteUrl, isDevelopment ? apiOrigin : ""].filter((origin) => origin.startsWith("http:"));
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${isDevelopment ? " 'unsafe-eval'" : ""}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    ["img-src 'self' data: https:", ...pictures].join(" "),
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
