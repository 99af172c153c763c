import type { IncomingMessage } from "node:http";
import { trustsProxy } from "../../lib/env.ts";

const claims = ["forwarded", "x-real-ip", "x-forwarded-host", "x-forwarded-port", "x-forwarded-proto"];

/**
 * Leaves one address in X-Forwarded-For: the one this server saw or, behind our own proxy, the last one, which that
 * proxy added. What a client claims about itself never gets through.
 */
export function nameClient(request: IncomingMessage): void {
  const seenByProxy = [request.headers["x-forwarded-for"] ?? []].flat().join(",").split(",").at(-1)?.trim();
  if (!trustsProxy()) for (const header of claims) delete request.headers[header];
  request.headers["x-forwarded-for"] = (trustsProxy() && seenByProxy) || request.socket.remoteAddress;
}

/** The path of a request's URL, whatever was sent: an exception here would end the server. */
export const pathOf = (address: string): string => URL.parse(`http://front${address}`)?.pathname ?? "";

/** The query of a request's URL, with its question mark. */
export const queryOf = (address: string): string => URL.parse(`http://front${address}`)?.search ?? "";

/** Next fails on URLs without a path, such as `*`, and on percent signs that encode no character: they are escaped. */
export function readableAddress(address: string): string {
  if (!address.startsWith("/")) return `/${encodeURIComponent(address)}`;
  const [path = "", ...search] = address.split("?");
  try {
    decodeURIComponent(path);
    return address;
  } catch {
    return [path.replaceAll("%", "%25"), ...search].join("?");
  }
}

/** One of the many ways to write a path: no page is made, and kept, for each of them. */
export const plainPath = (path: string): string =>
  path
    .split("/")
    .map((part) => encodeURIComponent(decodeURIComponent(part)))
    .join("/");

/** The router would take `/SW` for another language, without texts: a page has one URL. */
export const plainAddress = (address: string): string => address.replace(/^\/(?!sw)([sS][wW])(?=[/?]|$)/, "/sw/$1");
