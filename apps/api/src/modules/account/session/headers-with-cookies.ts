import type { RequestContext } from "../../../http/request-context.ts";

/**
 * What better-auth is called with: what the browser says it is, which is stored with a session, and the cookies of these names.
 * Of the others it must not see any.
 */
export function headersWithCookies(context: RequestContext, names: readonly string[]): Headers {
  const pairs = (context.requestHeader("cookie") ?? "").split(/; */);
  const cookie = pairs.filter((pair) => names.includes(pair.slice(0, pair.indexOf("=")))).join("; ");
  return new Headers({ cookie, "user-agent": context.requestHeader("user-agent") ?? "" });
}
