import type { FlowVersion } from "@mauzo/contract/conversations/flows";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getChatflowId } from "../chatflows/get-chatflow-id.ts";
import { getDraftAsRead } from "./get-draft-as-read.ts";
import { publishDocument } from "./steps/publish-document.ts";

type Draft = { draft: number; note: string; flow?: string | undefined };

/** Publishes the draft as it was read: what somebody has written since is not published unseen. */
export function publishDraft(
  { emitFact }: Pick<Deps, "emitFact">,
  { shopId, tx, person }: ShopContext,
  { draft, note, flow }: Draft,
): Promise<FlowVersion> {
  return tx(async (tx) => {
    const place = { shopId, chatflowId: await getChatflowId(tx, shopId, flow) };
    const document = await getDraftAsRead(tx, place, draft);
    return publishDocument(tx, emitFact, place, { document, note, restores: null, by: person });
  });
}
