import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { savedMeanwhile } from "../../../http/refuse.ts";
import { getFlow } from "./get-flow.ts";
import { draftDocument } from "./queries.ts";

/** The shop's draft. @throws 409 where it is not the version that was read */
export async function getDraftAsRead(tx: Tx, shopId: string, seen: number): Promise<FlowDocument> {
  const { document, version } = await getFlow(tx, shopId);
  if (version !== seen) throw savedMeanwhile(await draftDocument.readSaved(tx, shopId));
  return document;
}
