import type { SavedWorkflow } from "@mauzo/contract/orders/order-workflow";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { workflowDocument } from "./queries/workflow.ts";
import { standardWorkflow } from "./standard-workflow.ts";

/** The shop's workflow, or the default one. */
export async function getWorkflow(tx: Tx, shopId: string): Promise<SavedWorkflow> {
  const found = await workflowDocument.find(tx, shopId);
  return { ...(found?.document ?? standardWorkflow), version: found?.version ?? 0 };
}
