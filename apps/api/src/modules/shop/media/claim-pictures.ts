import type { Picture } from "@mauzo/contract/shared";
import { pictureAddressOf } from "@mauzo/format/picture";
import type { Tx } from "../../../db/scope.ts";
import { fieldRefusal } from "../../../http/refusal.ts";
import { lockPictures } from "./queries.ts";

/** These pictures of the shop, in this order, kept until the transaction ends; refused when one is not there. */
export async function claimPictures(tx: Tx, shopId: string, ids: string[], loc: string[]): Promise<Picture[]> {
  if (ids.length === 0) return [];
  const found = new Map((await lockPictures(tx, shopId, ids)).map((picture) => [picture.id, picture]));
  return ids.map((id) => {
    const picture = found.get(id);
    if (!picture) throw fieldRefusal(["body", ...loc], "This picture is no longer there. Upload it again.");
    return { id, url: pictureAddressOf(picture.key), width: picture.width ?? 0, height: picture.height ?? 0 };
  });
}
