import type { RequestContext } from "../../../http/request-context.ts";

/** The headers better-auth stores with a session: what it was opened with. */
export const userAgentHeaders = (context: RequestContext) => headersWith(context, []);

/** The same with the cookies of these names alone: of the others better-auth must not see any. */
export function headersWith(context: RequestContext, names: readonly string[]): Headers {
  const pairs = (context.requestHeader("cookie") ?? "").split(/; */);
  const cookie = pairs.filter((pair) => names.includes(pair.slice(0, pair.indexOf("=")))).join("; ");
  return new Headers({ cookie, "user-agent": context.requestHeader("user-agent") ?? "" });
}
