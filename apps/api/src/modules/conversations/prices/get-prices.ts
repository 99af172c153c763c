import type { MessagePrices } from "@mauzo/contract/conversations/message-prices";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { priceDocument } from "./queries.ts";

/** What the shop pays for templates, as far as it said so, and whether orders are told of by SMS. */
export async function getPrices(tx: Tx, shopId: string): Promise<MessagePrices> {
  const found = await priceDocument.find(tx, shopId);
  return {
    utility_minor: null,
    marketing_minor: null,
    order_sms: false,
    ...found?.document,
    version: found?.version ?? 0,
  };
}
