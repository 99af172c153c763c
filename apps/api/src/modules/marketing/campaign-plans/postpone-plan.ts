import type { Tx } from "../../../db/tenant-transaction.ts";
import { lockPlanRow, planMoments, updatePlanRow } from "./queries.ts";
import { retryAt } from "./rules.ts";

/** Has a recurring campaign whose run failed wait until it is tried again, in the meantime others have their turn. */
export async function postponePlan(tx: Tx, { shopId, id }: { shopId: string; id: string }, now: Date): Promise<void> {
  const plan = await lockPlanRow(tx, shopId, id);
  // Somebody changed it, or it ran elsewhere.
  if (!plan || plan.nextRunAt === null || new Date(plan.nextRunAt) > now) return;
  await updatePlanRow(tx, shopId, id, { nextRunAt: retryAt(await planMoments(tx, shopId, plan, now), now) });
}
