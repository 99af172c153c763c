import type { ProductPicture } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { lockUploadedPictures } from "../../../shop/media/lock-uploaded-pictures.ts";

/**
 * Locks these pictures until the transaction ends and returns them with their alt texts, in this order; refused when
 * one is missing.
 */
export async function lockProductPictures(
  tx: Tx,
  shopId: string,
  wanted: { id: string; alt: string }[],
): Promise<ProductPicture[]> {
  const ids = wanted.map(({ id }) => id);
  const altOf = new Map(wanted.map(({ id, alt }) => [id, alt]));
  const pictures = await lockUploadedPictures(tx, shopId, ids, ["pictures"]);
  return pictures.map((picture) => ({ ...picture, alt: altOf.get(picture.id) ?? "" }));
}
