import type { MessagePrices } from "@mauzo/contract/conversations/message-prices";
import { publishLiveEvent } from "../../../db/live-events.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { priceDocument } from "./queries.ts";

/** Saves what the shop pays for templates, and whether orders are told of by SMS; it counts for what leaves from now on. */
export const savePrices = (
  { shopId, tx, person }: ShopContext,
  { version: seen, ...document }: MessagePrices,
): Promise<MessagePrices> =>
  tx(async (tx) => {
    const version = await priceDocument.save(tx, shopId, { document, userId: person.userId, seen });
    if (version === undefined) throw savedMeanwhile(await priceDocument.readSaved(tx, shopId));
    await publishLiveEvent(tx, { topic: "channels", id: shopId });
    return { ...document, version };
  });
