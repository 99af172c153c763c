import type { FlowVersion } from "@mauzo/contract/conversations/flows";
import type { Deps } from "../../../deps.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getFlow } from "./get-flow.ts";
import { draftDocument } from "./queries.ts";
import { publishDocument } from "./steps/publish-document.ts";

/** Publishes the draft as it was read: what somebody has written since is not published unseen. */
export function publishDraft(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  { draft, note }: { draft: number; note: string },
): Promise<FlowVersion> {
  return tx(async (tx) => {
    const { document, version } = await getFlow(tx, shopId);
    if (version !== draft) throw savedMeanwhile(await draftDocument.readSaved(tx, shopId));
    return publishDocument(tx, emitFact, shopId, { document, note, restores: null, by: person });
  });
}
