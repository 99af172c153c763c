import type { MessagePrices } from "@mauzo/contract/conversations/message-prices";
import { shopDocument } from "../../../db/documents/shop-document.ts";

export type PriceDocument = Omit<MessagePrices, "version">;
export const priceDocument = shopDocument<PriceDocument>("message_prices", "prices");
