import { sayTheSame } from "@mauzo/chatflow/edit/compare-flows";
import type { FlowState } from "@mauzo/contract/conversations/flows";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findDraft, findNewestVersion } from "./queries.ts";
import { runningDocument } from "./rules.ts";

/** The shop's draft; without one, what customers meet. */
export async function getFlow(tx: Tx, shopId: string): Promise<FlowState> {
  const newest = await findNewestVersion(tx, shopId);
  const running = runningDocument(newest);
  const draft = await findDraft(tx, shopId);
  const document = draft.document ?? running;
  const changed = !sayTheSame(running, document);
  return { document, version: draft.version, running: newest?.version ?? 0, changed };
}
