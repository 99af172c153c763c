import { text } from "node:stream/consumers";
import { errorBody } from "../../i18n/error-body.ts";
import type { Exchange } from "../exchange.ts";
import type { Pages } from "../pages/create-pages.ts";
import { forgetShop } from "../shops/shop-place.ts";
import { parseRefreshRequest } from "./parse-refresh-request.ts";

const json = { "content-type": "application/json", "cache-control": "no-store" };

/** The API reports that a shop changed: the next request for its pages renders them again. */
export async function answerRefresh({ request, response }: Exchange, pages: Pages, secret: string | undefined) {
  const changed = parseRefreshRequest(request.headers.authorization, await text(request), secret);
  if (!changed) {
    response.writeHead(404, json).end(JSON.stringify(errorBody("not_found", "en")));
    return;
  }
  forgetShop(changed.slug);
  pages.changeShop(changed.slug);
  if (changed.listing) pages.changeDirectory();
  response.writeHead(200, json).end(JSON.stringify({ done: true }));
}
