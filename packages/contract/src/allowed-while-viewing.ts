import type { Access, Endpoint } from "./endpoint.ts";

/** What a session needs to know where it is, and to get out again: the back-office shows nothing without its shop. */
const always = ["GET /user", "GET /shop", "DELETE /user/viewing", "POST /auth/log-out"];

/** What belongs to an account, and to no shop. */
const ofAccounts: ReadonlySet<Access> = new Set(["signedIn", "operator"]);

export const isAlwaysAllowed = ({ method, path }: Endpoint): boolean => always.includes(`${method} ${path}`);

/**
 * Whether a session may call an endpoint while it sees the shop as a member does: reads of the shop alone. Nothing is
 * written, nothing leaves the shop, and nothing of either account shows.
 */
export const isAllowedWhileViewing = (endpoint: Endpoint): boolean =>
  isAlwaysAllowed(endpoint) ||
  (endpoint.method === "GET" && !ofAccounts.has(endpoint.access) && endpoint.recorded === undefined);
