import type { Visit } from "../../../http/visit.ts";

/** The headers better-auth keeps with a session: what it was opened with. */
export const agentOf = (visit: Visit) => new Headers({ "user-agent": visit.requestHeader("user-agent") ?? "" });
