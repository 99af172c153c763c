import type { SavedFlowDraft } from "@mauzo/contract/conversations/flows";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { getFlow } from "./get-flow.ts";
import { readSavedDraft, storeDraft } from "./queries/drafts.ts";

/** Saves the draft of a flow if nobody else has since. @throws 404 */
export function saveDraft(
  { shopId, tx, person: { userId } }: ShopContext,
  { document, version: seen, flow }: SavedFlowDraft & { flow?: string | undefined },
): Promise<{ version: number; changed: boolean }> {
  return tx(async (tx) => {
    const chatflowId = await getChatflowId(tx, shopId, flow);
    const version = await storeDraft(tx, { shopId, chatflowId }, { document, userId, seen });
    if (version === undefined) throw savedMeanwhile(await readSavedDraft(tx, { shopId, chatflowId }));
    return { version, changed: (await getFlow(tx, shopId, chatflowId)).changed };
  });
}
