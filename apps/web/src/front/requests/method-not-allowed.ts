import type { IncomingMessage } from "node:http";
import { errorBody } from "../../i18n/error-body.ts";

const reads = ["GET", "HEAD"];
/**
 * What accepts a POST: the forms of the contact page, of a product, of the cart, of an SMS's link and of a balance, and
 * the API's report of a changed shop.
 */
const takesPosts = ({ headers }: IncomingMessage, path: string): boolean =>
  path === "/refresh" ||
  /^\/(?:sw\/)?shops\/[^/]+\/order$/.test(path) ||
  /^\/cart(?:\/[a-z]+)+$/.test(path) ||
  /^\/o\/\w+\/stop$/.test(path) ||
  /^\/d\/[\w-]+\/(?:pay|answer|promise|claim)$/.test(path) ||
  (/^\/(?:sw\/)?contact-us$/.test(path) && /^multipart\/form-data\b/.test(headers["content-type"] ?? ""));

/** The response to any method but reading on a page that can only be read; undefined if the request may pass. */
export function methodNotAllowed(request: IncomingMessage, path: string) {
  const { method = "GET", headers } = request;
  // Next's own requests during development.
  if (reads.includes(method) || path.includes("/__nextjs")) return undefined;
  if (method === "POST" && takesPosts(request, path)) return undefined;
  const allow = { allow: [...reads, "OPTIONS"].join(", ") };
  if (method === "OPTIONS") return { status: 204, headers: allow };
  const language = /^\s*sw\b/i.test(headers["accept-language"] ?? "") || /^\/sw(?:\/|$)/.test(path) ? "sw" : "en";
  return {
    status: 405,
    headers: { ...allow, "cache-control": "no-store", "content-type": "application/json" },
    body: JSON.stringify(errorBody("method_not_allowed", language)),
  };
}
