import type { Picture } from "@mauzo/contract/shared";
import { pictureAddressOf } from "@mauzo/format/picture-urls";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import { lockPictures } from "./queries.ts";

/** Returns these pictures of the shop in this order, locked until the transaction ends; refused when one is missing. */
export async function lockUploadedPictures(tx: Tx, shopId: string, ids: string[], loc: string[]): Promise<Picture[]> {
  if (ids.length === 0) return [];
  const found = new Map((await lockPictures(tx, shopId, ids)).map((picture) => [picture.id, picture]));
  return ids.map((id) => {
    const picture = found.get(id);
    if (!picture) throw refuse("picture_gone", { loc: ["body", ...loc] });
    return { id, url: pictureAddressOf(picture.key), width: picture.width ?? 0, height: picture.height ?? 0 };
  });
}
