import type { NewPopup } from "@mauzo/contract/marketing/popups";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { lockUploadedPictures } from "../../../shop/media/lock-uploaded-pictures.ts";
import { lockUploadedDocument } from "../../../shop/media/steps/lock-uploaded-document.ts";
import { filesOf } from "../rules.ts";

/** The files that a popup names, locked until the transaction ends. @throws 422 when one is missing */
export async function lockFiles(tx: Tx, shopId: string, popup: Pick<z.output<typeof NewPopup>, "document" | "pages">) {
  const files = filesOf(popup.document);
  if (files.pictureId !== null) await lockUploadedPictures(tx, shopId, [files.pictureId], ["document", "picture_id"]);
  if (files.fileId !== null && !(await lockUploadedDocument(tx, shopId, files.fileId)))
    throw refuse("popup_file_gone", { loc: ["body", "document", "content", "file_id"] });
  const drawn = popup.pages.map((page) => page.picture_id);
  await lockUploadedPictures(tx, shopId, drawn, ["pages"]);
  return files;
}
