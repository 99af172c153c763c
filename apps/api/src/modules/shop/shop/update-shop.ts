import type { Shop, ShopChange } from "@mauzo/contract/shop/shop";
import { toE164 } from "@mauzo/format/phone";
import { publishLiveEvent } from "../../../db/live-events.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { fieldError } from "../../../http/http-error.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { lockUploadedPictures } from "../media/lock-uploaded-pictures.ts";
import { removeUnusedMedia } from "../media/remove-unused-media.ts";
import { getShop } from "./get-shop.ts";
import { lockPicture, updateShopRow } from "./queries.ts";
import { queueSiteRefresh } from "./queue-site-refresh.ts";

type Picture = { logo: string | null } | { cover: string | null };

async function changePicture(tx: Tx, queue: Queue, shopId: string, change: Picture): Promise<void> {
  const [kind, wanted] = "logo" in change ? (["logo", change.logo] as const) : (["cover", change.cover] as const);
  const before = await lockPicture(tx, shopId, kind);
  const [medium] = await lockUploadedPictures(tx, shopId, wanted === null ? [] : [wanted], [`${kind}_id`]);
  const [url, id] = [medium?.url ?? null, medium?.id ?? null];
  await updateShopRow(
    tx,
    shopId,
    kind === "logo" ? { logoUrl: url, logoMediaId: id } : { coverUrl: url, coverMediaId: id },
  );
  if (before !== null && before !== wanted) await removeUnusedMedia(tx, queue, shopId, [before]);
}

/** Changes the given details. */
export async function updateShop(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopContext,
  { whatsapp_number, logo_id, cover_id, hold_minutes, ...rest }: ShopChange,
): Promise<Shop> {
  const whatsappNumber = whatsapp_number === undefined ? undefined : toE164(whatsapp_number);
  if (whatsapp_number !== undefined && !whatsappNumber) {
    throw fieldError(["body", "whatsapp_number"], "Write a phone number such as 0712 345 678 or +255 712 345 678.");
  }
  return tx(async (tx) => {
    await updateShopRow(tx, shopId, {
      ...rest,
      ...(whatsappNumber && { whatsappNumber }),
      ...(hold_minutes !== undefined && { holdMinutes: hold_minutes }),
    });
    if (logo_id !== undefined) await changePicture(tx, queue, shopId, { logo: logo_id });
    if (cover_id !== undefined) await changePicture(tx, queue, shopId, { cover: cover_id });
    await queueSiteRefresh(tx, queue, shopId, { listing: true });
    await publishLiveEvent(tx, { topic: "shop", id: shopId });
    return getShop(tx, shopId);
  });
}
