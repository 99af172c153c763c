import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import { getFlow } from "./get-flow.ts";
import { readSavedDraft } from "./queries/drafts.ts";

type Place = { shopId: string; chatflowId: string };

/** The draft of a flow. @throws 409 where it is not the version that was read */
export async function getDraftAsRead(tx: Tx, place: Place, seen: number): Promise<FlowDocument> {
  const { document, version } = await getFlow(tx, place.shopId, place.chatflowId);
  if (version !== seen) throw savedMeanwhile(await readSavedDraft(tx, place));
  return document;
}
