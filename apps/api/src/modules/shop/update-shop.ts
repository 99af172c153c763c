import type { Shop, ShopChange } from "@mauzo/contract/shop";
import { toE164 } from "@mauzo/format/phone";
import { announce } from "../../db/live.ts";
import { fieldRefusal } from "../../http/refusal.ts";
import type { ShopVisit } from "../../http/visit.ts";
import { getShop } from "./get-shop.ts";
import { updateShopRow } from "./queries.ts";

/** Changes the details that are named. */
export async function updateShop({ shopId, tx }: ShopVisit, { whatsapp_number, ...rest }: ShopChange): Promise<Shop> {
  const whatsappNumber = whatsapp_number === undefined ? undefined : toE164(whatsapp_number);
  if (whatsapp_number !== undefined && !whatsappNumber) {
    throw fieldRefusal(["body", "whatsapp_number"], "Write a phone number such as 0712 345 678 or +255 712 345 678.");
  }
  return tx(async (tx) => {
    await updateShopRow(tx, shopId, { ...rest, ...(whatsappNumber && { whatsappNumber }) });
    await announce(tx, { topic: "shop", id: shopId });
    return getShop(tx, shopId);
  });
}
