import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import { tellByItself } from "../campaigns/steps/tell-campaign.ts";
import { lockPlanRow, updatePlanRow } from "./queries.ts";

const againMs = 15 * 60_000;

/** Has a recurring campaign tried again in a while whose run broke down, if it is still due. */
export async function putOffPlan(
  tx: Tx,
  { emitFact, now }: { emitFact: EmitFact; now: Date },
  { shopId, id }: { shopId: string; id: string },
): Promise<void> {
  const plan = await lockPlanRow(tx, shopId, id);
  if (!plan || plan.nextRunAt === null || new Date(plan.nextRunAt) > now) return;
  const nextRunAt = new Date(now.getTime() + againMs).toISOString();
  await updatePlanRow(tx, shopId, id, { nextRunAt, lastRunAt: now.toISOString(), lastOutcome: "failed" });
  await tellByItself(tx, emitFact, { shopId, id, kind: "edited" });
}
