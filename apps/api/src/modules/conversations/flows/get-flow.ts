import { sayTheSame } from "@mauzo/chatflow/edit/compare-flows";
import type { FlowState } from "@mauzo/contract/conversations/flows";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findDraft } from "./queries/drafts.ts";
import { findNewestVersion } from "./queries/versions.ts";
import { runningDocument } from "./rules.ts";
import { runs } from "./steps/runs.ts";

/** The draft of a flow; without one, what customers meet. */
export async function getFlow(tx: Tx, shopId: string, chatflowId: string): Promise<FlowState> {
  const newest = await findNewestVersion(tx, shopId, chatflowId);
  const running = runningDocument(newest);
  const draft = await findDraft(tx, { shopId, chatflowId });
  const document = draft.document ?? running;
  const changed = !sayTheSame(running, document) || !(await runs(tx, { shopId, chatflowId }, newest));
  return { document, version: draft.version, running: newest?.version ?? 0, changed };
}
