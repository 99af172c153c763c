import { and, eq, ne } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { addConnection } from "../../../modules/marketing/sms-connections/steps/add-connection.ts";
import { campaignPlans } from "../../schema/marketing/campaign-plans.ts";
import { smsConnections } from "../../schema/marketing/sms-connections.ts";
import { inShop, type Tx } from "../../tenant-transaction.ts";
import { iso } from "../insert-all.ts";
import { demoOwner } from "../life/demo-people.ts";
import { dayMs } from "../life/shop-clock.ts";

type Uses = Pick<Deps, "pool" | "sealedValues"> & { env: Pick<Deps["env"], "sandboxUrl" | "authSecret"> };

/** The account that the sandbox has from the start. */
const account = { user: "sandbox-api-key", secret: "sandbox-secret-key", senderId: "DUKA", partMinor: 2_800 };
const by = { userName: demoOwner, savedBy: demoOwner };

/** Wishes customers a happy birthday, from tomorrow on. */
async function addPlan(tx: Tx, shopId: string, nowMs: number): Promise<void> {
  const tomorrow = new Date(nowMs + dayMs).toISOString().slice(0, 10);
  await tx.insert(campaignPlans).values({
    ...{ shopId, channel: "sms", name: "Heri ya siku ya kuzaliwa", linkKind: "shop", occasion: "birthday", hour: 9 },
    message: {
      sw: { text: "Heri ya siku ya kuzaliwa {name}! {shop} inakutakia kila la kheri.", fallback: "mteja wetu" },
      en: { text: "Happy birthday {name}! Best wishes from {shop}.", fallback: "dear customer" },
    },
    audience: {
      ...{ everyone: true, segments: [], tags: [], match: "all", not_within_days: null },
      ...{ contacts: [], unknown_numbers: 0 },
    },
    ...{ budgetMinor: 5_000_000, nextRunAt: `${tomorrow}T06:00:00Z`, createdAt: iso(nowMs - dayMs), ...by },
  });
}

/** Connects a demo shop that never had an account at a provider of SMS to the sandbox's; what its owner removed stays so. */
export async function seedDemoSms(
  { pool, env, sealedValues }: Uses,
  { shopId, nowMs }: { shopId: string; nowMs: number },
): Promise<void> {
  if (env.sandboxUrl === undefined) return;
  await inShop(pool, shopId, async (tx) => {
    // That of the past campaigns has nothing by which it is opened.
    const own = and(eq(smsConnections.shopId, shopId), ne(smsConnections.secretEnds, ""));
    if ((await tx.$count(smsConnections, own)) > 0) return;
    const { user, secret, ...said } = account;
    const row = { shopId, provider: "beem" as const, ...said, isDefault: true, savedBy: demoOwner };
    await addConnection(tx, { sealedValues, env }, row, { user, secret });
    await addPlan(tx, shopId, nowMs);
  });
}
