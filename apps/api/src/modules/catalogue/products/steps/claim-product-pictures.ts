import type { ProductPicture } from "@mauzo/contract/catalogue/products";
import type { Tx } from "../../../../db/scope.ts";
import { claimPictures } from "../../../shop/media/claim-pictures.ts";

/** These pictures with what they show, in this order, kept until the transaction ends; refused when one is not there. */
export async function claimProductPictures(
  tx: Tx,
  shopId: string,
  wanted: { id: string; alt: string }[],
): Promise<ProductPicture[]> {
  const ids = wanted.map(({ id }) => id);
  const altOf = new Map(wanted.map(({ id, alt }) => [id, alt]));
  const pictures = await claimPictures(tx, shopId, ids, ["pictures"]);
  return pictures.map((picture) => ({ ...picture, alt: altOf.get(picture.id) ?? "" }));
}
