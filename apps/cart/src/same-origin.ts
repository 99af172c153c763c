import { addresses } from "./env.ts";

const originOf = (url: string) => (URL.canParse(url) ? new URL(url).origin : undefined);

/**
 * Whether one of our pages sent the request. Under `no-referrer` browsers send `Origin: null` even with our own plain
 * form, so `Sec-Fetch-Site` counts first; without it, only one of our own origins is accepted.
 */
export function isSameOrigin(headers: Headers): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null) return site === "same-origin";
  const origin = originOf(headers.get("origin") ?? "");
  if (origin === undefined) return false;
  const { siteUrl, cartUrl } = addresses();
  const hosts = [headers.get("x-forwarded-host"), headers.get("host")];
  return [siteUrl, cartUrl].some((url) => originOf(url) === origin) || hosts.includes(new URL(origin).host);
}

/** The headers the API needs to tell customers apart. */
export function forwardedHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    ["x-forwarded-for", "x-request-id"].flatMap((name) => {
      const value = headers.get(name);
      return value ? [[name, value] as const] : [];
    }),
  );
}
