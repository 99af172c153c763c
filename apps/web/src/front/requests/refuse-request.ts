import type { Exchange } from "../exchange.ts";
import { methodNotAllowed } from "./method-not-allowed.ts";

/** Refuses a URL that names a host, as proxies get it: it would lead to whatever host is named. Returns whether it did. */
export function refusesAbsoluteUrl({ request, response }: Exchange): boolean {
  if (!/^[a-z][a-z\d+.-]*:/i.test(request.url ?? "")) return false;
  const headers = { "cache-control": "no-store", "content-type": "application/json", connection: "close" };
  response.writeHead(400, headers).end(JSON.stringify({ detail: "Ask for a path: this is not a proxy." }));
  return true;
}

/** Refuses any other method on a page that can only be read. Returns whether it did. */
export function refusesMethod({ request, response }: Exchange, path: string): boolean {
  const answer = methodNotAllowed(request, path);
  if (!answer) return false;
  response.writeHead(answer.status, answer.headers).end(answer.body);
  return true;
}
