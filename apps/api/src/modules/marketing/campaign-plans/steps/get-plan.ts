import type { CampaignPlan } from "@mauzo/contract/marketing/campaign-plans";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import { findPlan, lockPlanRow, type PlanRow } from "../queries.ts";

/** @throws 404 */
export async function getPlan(tx: Tx, shopId: string, id: string): Promise<CampaignPlan> {
  const plan = await findPlan(tx, shopId, id);
  if (!plan) throw notFound();
  return plan;
}

/** A recurring campaign, locked until the transaction ends. @throws 404 */
export async function lockPlan(tx: Tx, shopId: string, id: string): Promise<PlanRow> {
  const plan = await lockPlanRow(tx, shopId, id);
  if (!plan) throw notFound();
  return plan;
}
