import type { OrderWorkflow } from "@mauzo/contract/orders/order-workflow";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findWorkflow } from "./queries/workflow.ts";
import { standardWorkflow } from "./standard-workflow.ts";

/** The shop's workflow, or the default one. */
export const getWorkflow = async (tx: Tx, shopId: string): Promise<OrderWorkflow> =>
  (await findWorkflow(tx, shopId)) ?? standardWorkflow;
