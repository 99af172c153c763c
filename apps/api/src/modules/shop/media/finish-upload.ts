import type { MediaFile } from "@mauzo/contract/shop/media";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { PreparedUpload } from "./prepare-upload.ts";
import { markStored } from "./queries.ts";

/** Turns an upload that is in the storage into one of the shop's media. */
export async function finishUpload(tx: Tx, shopId: string, { medium }: PreparedUpload): Promise<MediaFile> {
  if (!(await markStored(tx, shopId, medium.id))) throw new Error("the upload took longer than it may");
  return medium;
}
