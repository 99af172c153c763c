import { sayTheSame } from "@mauzo/chatflow/edit/compare-flows";
import type { SavedFlowDraft } from "@mauzo/contract/conversations/flows";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { draftDocument, findNewestVersion } from "./queries.ts";
import { runningDocument } from "./rules.ts";

/** Saves the draft if nobody else has since. */
export function saveDraft(
  { shopId, tx, person: { userId } }: ShopContext,
  { document, version: seen }: SavedFlowDraft,
): Promise<{ version: number; changed: boolean }> {
  return tx(async (tx) => {
    const version = await draftDocument.save(tx, shopId, { document, userId, seen });
    if (version === undefined) throw savedMeanwhile(await draftDocument.readSaved(tx, shopId));
    return { version, changed: !sayTheSame(runningDocument(await findNewestVersion(tx, shopId)), document) };
  });
}
