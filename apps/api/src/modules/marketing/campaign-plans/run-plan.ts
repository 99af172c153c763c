import type { PlanOutcome } from "@mauzo/contract/marketing/plan-states";
import { newIds } from "../../../db/sql/new-ids.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { EmitFact } from "../../../facts.ts";
import { Refusal } from "../../../http/refuse.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { beginRun } from "../campaigns/steps/begin-campaign.ts";
import { planByChannel } from "../campaigns/steps/plan-campaign.ts";
import { tellByItself } from "../campaigns/steps/tell-campaign.ts";
import { lockDefaultConnection } from "../sms-connections/steps/lock-default-connection.ts";
import { hasRun, lockPlanRow, lockRuns, type PlanRow, planMoments, updatePlanRow } from "./queries.ts";
import { isWithin, outcomeOf } from "./rules.ts";

type Options = { emitFact: EmitFact; env: { siteUrl: string; authSecret: string }; now: Date };
type Connection = Awaited<ReturnType<typeof lockDefaultConnection>>;

/** Makes the campaign of a day, for whose occasion that is. */
async function startRun(
  tx: Tx,
  { emitFact, env, now }: Options,
  plan: PlanRow,
  { day, connection }: { day: string; connection: Connection },
): Promise<PlanOutcome> {
  const { shopId, id: planId, channel, name, templateId, message, audience, userName, budgetMinor } = plan;
  const { linkKind, linkProductId, linkSetId } = plan;
  const { time_zone: zone } = await getShop(tx, shopId);
  const [id = ""] = await newIds(tx, 1);
  const occasion = { planId, kind: plan.occasion, days: plan.days, day, zone };
  const draft = { shopId, id, channel, name, templateId, message, audience, holdOutPercent: 0 };
  // What is refused was only read: the transaction goes on.
  const run = await planByChannel(tx, { env }, { ...draft, occasion }, connection).catch((error: unknown) => {
    const outcome = error instanceof Refusal ? outcomeOf(error.code) : undefined;
    if (outcome === undefined) throw error;
    return outcome;
  });
  if (typeof run === "string") return run;
  if (run.reached === 0) return "nobody";
  if (!isWithin(run.priceMinor, budgetMinor)) return "over_budget";
  const by = { userName, savedBy: userName };
  await beginRun(tx, { ...draft, linkKind, linkProductId, linkSetId, planId, planDay: day, ...by }, run, now);
  await tellByItself(tx, emitFact, { shopId, id, kind: "started" });
  return "started";
}

/**
 * Runs a recurring campaign that is due, once a day of the shop: the campaign, everybody who gets it for their occasion, and
 * when it runs next are of one transaction, so that a process may die at any time. @returns whether it was due
 */
export async function runPlan(
  tx: Tx,
  options: Options,
  { shopId, id }: { shopId: string; id: string },
): Promise<boolean> {
  const { now, emitFact } = options;
  await lockRuns(tx, shopId);
  // Before the campaign, as everybody takes them.
  const connection = await lockDefaultConnection(tx, shopId);
  const plan = await lockPlanRow(tx, shopId, id);
  if (!plan || plan.nextRunAt === null || new Date(plan.nextRunAt) > now) return false;
  const { day, next } = await planMoments(tx, shopId, plan, now);
  if (await hasRun(tx, shopId, id, day)) {
    await updatePlanRow(tx, shopId, id, { nextRunAt: next });
    return true;
  }
  const lastOutcome = await startRun(tx, options, plan, { day, connection });
  await updatePlanRow(tx, shopId, id, { nextRunAt: next, lastRunAt: now.toISOString(), lastOutcome });
  await tellByItself(tx, emitFact, { shopId, id, kind: "edited" });
  return true;
}
