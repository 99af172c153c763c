import type { ComplianceCase } from "@mauzo/contract/payments/compliance";
import { type ComplianceFileField, mayEditCompliance } from "@mauzo/contract/payments/compliance-states";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { finishUpload } from "../../shop/media/finish-upload.ts";
import type { PreparedUpload } from "../../shop/media/prepare-upload.ts";
import { removeUnusedMedia } from "../../shop/media/remove-unused-media.ts";
import { getCase } from "./get-case.ts";
import { replaceField } from "./queries/case-files.ts";
import { lockCase } from "./queries/cases.ts";
import { getCaseRow } from "./steps/case-of.ts";
import { emitChange } from "./steps/emit-change.ts";

/** Makes an upload the file of a field; the one that was there is removed, files and all. */
export function replaceFile(
  deps: Pick<Deps, "queue" | "emitFact">,
  { shopId, tx, person }: ShopContext,
  { field, prepared }: { field: ComplianceFileField; prepared: PreparedUpload },
): Promise<ComplianceCase> {
  const { kind } = prepared.medium;
  if (kind !== "picture" && kind !== "document") throw refuse("compliance_file_refused");
  return tx(async (tx) => {
    await lockCase(tx, shopId);
    const { state } = await getCaseRow(tx, shopId);
    if (!mayEditCompliance(state)) throw refuse("compliance_closed");
    const { id: mediaId } = await finishUpload(tx, shopId, prepared);
    await removeUnusedMedia(tx, deps.queue, shopId, await replaceField(tx, { shopId, field, mediaId }));
    await emitChange(tx, deps, { shopId, actor: { kind: "staff", user_id: person.userId } });
    return getCase(tx, shopId);
  });
}
