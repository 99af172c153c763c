import type { PopupDocument } from "@mauzo/contract/marketing/popup-document";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { lockUploadedPictures } from "../../../shop/media/lock-uploaded-pictures.ts";
import { lockUploadedDocument } from "../../../shop/media/steps/lock-uploaded-document.ts";
import { filesOf } from "../rules.ts";

/** The files that a popup names, locked until the transaction ends. @throws 422 when one is missing */
export async function lockFiles(tx: Tx, shopId: string, document: PopupDocument) {
  const files = filesOf(document);
  if (files.pictureId !== null) await lockUploadedPictures(tx, shopId, [files.pictureId], ["document", "picture_id"]);
  if (files.fileId !== null && !(await lockUploadedDocument(tx, shopId, files.fileId)))
    throw refuse("popup_file_gone", { loc: ["body", "document", "content", "file_id"] });
  return files;
}
