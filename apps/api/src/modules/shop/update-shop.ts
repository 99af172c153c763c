import type { Shop, ShopChange } from "@mauzo/contract/shop";
import { toE164 } from "@mauzo/format/phone";
import { announce } from "../../db/live.ts";
import type { Tx } from "../../db/scope.ts";
import { fieldRefusal } from "../../http/refusal.ts";
import type { ShopVisit } from "../../http/visit.ts";
import type { Queue } from "../../jobs/queue.ts";
import { claimPictures } from "../media/claim-pictures.ts";
import { releaseMedia } from "../media/release-media.ts";
import { getShop } from "./get-shop.ts";
import { lockLogo, updateShopRow } from "./queries.ts";

async function changeLogo(tx: Tx, queue: Queue, shopId: string, logoId: string | null): Promise<void> {
  const before = await lockLogo(tx, shopId);
  const [logo] = await claimPictures(tx, shopId, logoId === null ? [] : [logoId], ["logo_id"]);
  await updateShopRow(tx, shopId, { logoUrl: logo?.url ?? null, logoMediaId: logo?.id ?? null });
  if (before !== null && before !== logoId) await releaseMedia(tx, queue, shopId, [before]);
}

/** Changes the details that are named. */
export async function updateShop(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopVisit,
  { whatsapp_number, logo_id, ...rest }: ShopChange,
): Promise<Shop> {
  const whatsappNumber = whatsapp_number === undefined ? undefined : toE164(whatsapp_number);
  if (whatsapp_number !== undefined && !whatsappNumber) {
    throw fieldRefusal(["body", "whatsapp_number"], "Write a phone number such as 0712 345 678 or +255 712 345 678.");
  }
  return tx(async (tx) => {
    await updateShopRow(tx, shopId, { ...rest, ...(whatsappNumber && { whatsappNumber }) });
    if (logo_id !== undefined) await changeLogo(tx, queue, shopId, logo_id);
    await announce(tx, { topic: "shop", id: shopId });
    return getShop(tx, shopId);
  });
}
