import { addresses } from "./env.ts";

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

/**
 * Whether a page of ours sent the request. `no-referrer` makes browsers send `Origin: null` with our own plain form,
 * so the browser's own word on it counts first; without one, only an origin of ours will do.
 */
export function isOwnRequest(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = originOf(headers.get("origin") ?? "");
  if (origin === undefined) return false;
  const { siteUrl, cartUrl } = addresses();
  const hosts = [headers.get("x-forwarded-host"), headers.get("host")];
  return [siteUrl, cartUrl].some((url) => originOf(url) === origin) || hosts.includes(new URL(origin).host);
}

/** What the API needs to tell one customer from another. */
export function forwardedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    ["x-forwarded-for", "x-request-id"].flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
}
