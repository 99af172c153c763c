import type { RequestContext } from "../../../http/request-context.ts";

/** The headers better-auth stores with a session: what it was opened with. */
export const userAgentHeaders = (context: RequestContext) =>
  new Headers({ "user-agent": context.requestHeader("user-agent") ?? "" });
