import { Readable } from "node:stream";
import type { SourceDays, SourceSums } from "@mauzo/contract/marketing/sources";
import { plainAmount } from "@mauzo/format/money";
import { csvResponse } from "../../../http/csv-export/csv-response.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getSources } from "./get-sources.ts";
import { words } from "./messages.ts";

/** Exports where chats, carts, orders and money of some days came from. */
export async function exportSources(context: ShopContext, asked: SourceDays): Promise<Response> {
  const say = words[requestLanguage(context.requestHeader("accept-language"))];
  const { items } = await getSources(context, asked);
  const paid = ({ paid }: SourceSums) => (paid === null ? "" : plainAmount(paid.minor));
  const rows = items.map(({ source, name, now, before }) => [
    ...[say.sources[source], name, String(now.chats), String(before.chats), String(now.carts), String(before.carts)],
    ...[String(now.orders), String(before.orders), paid(now), paid(before), now.paid?.currency ?? ""],
  ]);
  const span = asked.from === undefined ? "" : `-${asked.from}-${asked.to}`;
  return csvResponse(Readable.from([[...say.columns], ...rows]), `sources${span}.csv`, context.phones);
}
