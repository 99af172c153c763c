import type { SavedWorkflow } from "@mauzo/contract/orders/order-workflow";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { workflowDocument } from "./queries/workflow.ts";
import { standardWorkflow } from "./steps/standard-workflow.ts";

/** The shop's workflow, or the default one. */
export async function getWorkflow(tx: Tx, shopId: string): Promise<SavedWorkflow> {
  const found = await workflowDocument.find(tx, shopId);
  // One that was saved before there were reminders has none of its own.
  return { ...standardWorkflow, ...found?.document, version: found?.version ?? 0 };
}
