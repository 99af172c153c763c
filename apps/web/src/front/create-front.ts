import type { IncomingMessage, ServerResponse } from "node:http";
import { zoneOf } from "../lib/addresses/zones.ts";
import { refreshSecret } from "../lib/env.ts";
import type { Exchange } from "./exchange.ts";
import { findForward, forward } from "./forwarding/forward.ts";
import { createPages } from "./pages/create-pages.ts";
import { answerRefresh } from "./refresh/answer-refresh.ts";
import { legacySetPath } from "./requests/legacy-set-path.ts";
import { refusesAbsoluteUrl, refusesMethod } from "./requests/refuse-request.ts";
import { nameClient, pathOf, plainAddress, queryOf, readableAddress } from "./requests/tidy-request.ts";
import { shopPlace } from "./shops/shop-place.ts";

/** What every answer says that does not say otherwise itself. */
const everywhere = {
  "X-Content-Type-Options": "nosniff",
  "X-Frame-Options": "DENY",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Cross-Origin-Opener-Policy": "same-origin",
  // Browsers apply it over https only.
  "Strict-Transport-Security": "max-age=31536000",
};

/**
 * Everything that is asked of the site's address comes here first: other apps' paths are sent on to them, pages of the
 * site are sent as they are kept, and what is left is Next's.
 * @param renderer where Next listens.
 */
export function createFront(renderer: URL) {
  const pages = createPages(renderer);

  async function answerOwn(exchange: Exchange, path: string) {
    const { request, response } = exchange;
    const address = request.url ?? "";
    if (path === "/refresh" && request.method === "POST") return answerRefresh(exchange, pages, refreshSecret());
    const query = queryOf(address);
    const led = legacySetPath({ pathname: path, search: query });
    if (led !== undefined) return void response.writeHead(308, { location: led }).end();
    const place = await shopPlace(path);
    if (place?.kind === "moved")
      return void response.writeHead(308, { location: place.path + query, "cache-control": "public, max-age=0" }).end();
    return pages.send(exchange, { path: place?.path ?? path, query, isLed: place !== undefined });
  }

  async function answer(exchange: Exchange) {
    const { request } = exchange;
    if (refusesAbsoluteUrl(exchange)) return;
    nameClient(request);
    const path = pathOf(request.url ?? "");
    const zone = zoneOf(path);
    if (zone !== "api") request.url = readableAddress(request.url ?? "");
    if (zone !== "api" && zone !== "sandbox" && refusesMethod(exchange, path)) return;
    const elsewhere = zone && findForward(request.url ?? "");
    if (elsewhere) return forward(exchange, elsewhere);
    request.url = plainAddress(request.url ?? "");
    return answerOwn(exchange, pathOf(request.url));
  }

  return (request: IncomingMessage, response: ServerResponse): void => {
    for (const [name, value] of Object.entries(everywhere)) response.setHeader(name, value);
    answer({ request, response }).catch((failure: unknown) => {
      // Nobody waits any more.
      if (response.destroyed) return;
      console.error(`${request.method} ${request.url} failed:`, failure);
      if (response.headersSent) response.destroy();
      else response.writeHead(500, { "cache-control": "no-store" }).end();
    });
  };
}
