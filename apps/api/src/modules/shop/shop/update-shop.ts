import type { Shop, ShopChange } from "@mauzo/contract/shop/shop";
import { toE164 } from "@mauzo/format/phone";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { lockUploadedPictures } from "../media/lock-uploaded-pictures.ts";
import { removeUnusedMedia } from "../media/remove-unused-media.ts";
import { getShop } from "./get-shop.ts";
import { lockPicture, lockSaved, updateShopRow } from "./queries.ts";

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

/** Changes the given details; 409 when the shop has been saved since the given version. */
export async function updateShop(
  { queue, emitFact }: Pick<Deps, "queue" | "emitFact">,
  { shopId, tx, person }: ShopContext,
  { version: seen, whatsapp_number, logo_id, cover_id, hold_minutes, opening_hours, ...rest }: ShopChange,
): Promise<Shop> {
  const whatsappNumber = whatsapp_number === undefined ? undefined : toE164(whatsapp_number);
  if (whatsapp_number !== undefined && !whatsappNumber) {
    throw refuse("phone_invalid", { loc: ["body", "whatsapp_number"] });
  }
  return tx(async (tx) => {
    const present = await lockSaved(tx, shopId);
    if (!present) throw notFound();
    if (seen !== undefined && seen !== present.version) throw savedMeanwhile(present);
    await updateShopRow(tx, shopId, {
      ...rest,
      ...{ version: present.version + 1, updatedBy: person.userId },
      ...(whatsappNumber && { whatsappNumber }),
      ...(hold_minutes !== undefined && { holdMinutes: hold_minutes }),
      ...(opening_hours !== undefined && { openingHours: opening_hours }),
    });
    if (logo_id !== undefined) await changePicture(tx, queue, shopId, { logo: logo_id });
    if (cover_id !== undefined) await changePicture(tx, queue, shopId, { cover: cover_id });
    const actor = { kind: "staff" as const, user_id: person.userId };
    await emitFact(tx, { name: "shop.changed", shopId, subject: shopId, actor, payload: {} });
    return getShop(tx, shopId);
  });
}
