import { randomUUID } from "node:crypto";
import { desc, eq } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import type { Fact } from "../../../facts.ts";
import { tellWebhooks } from "../../../modules/developers/deliveries/tell-webhooks.ts";
import { createWebhook } from "../../../modules/developers/webhooks/create-webhook.ts";
import { toIsoString } from "../../columns.ts";
import { webhookEndpoints } from "../../schema/developers/webhook-endpoints.ts";
import { orders } from "../../schema/orders/orders.ts";
import { inShop, type Tx } from "../../tenant-transaction.ts";
import { demoOwner } from "../life/demo-people.ts";

type Uses = Pick<Deps, "pool" | "sealedValues"> & { env: Pick<Deps["env"], "sandboxUrl"> };
const mostTold = 12;

/** The newest orders as the facts that they once were, oldest first. */
async function placedFacts(tx: Tx, shopId: string): Promise<Fact<"order.placed">[]> {
  const rows = await tx.select().from(orders).where(eq(orders.shopId, shopId)).orderBy(desc(orders.id)).limit(mostTold);
  return rows.toReversed().map((row) => ({
    ...{ name: "order.placed", shopId, subject: row.id, actor: { kind: "customer" }, id: randomUUID(), version: 1 },
    at: toIsoString(row.placedAt),
    payload: {
      ...{ number: row.number, channel: row.channel, language: "sw", cart_id: row.cartId, quantity: row.quantity },
      ...{ customer_id: row.customerId, conversation_id: row.conversationId },
      total: { minor: row.totalMinor, currency: row.currency },
    },
  }));
}

/**
 * Gives a demo shop that never had a webhook two at the sandbox: one that answers, and one that is away. They are told
 * of its newest orders as soon as the API runs.
 */
export async function seedDemoWebhooks({ pool, sealedValues, env }: Uses, shopId: string): Promise<void> {
  if (env.sandboxUrl === undefined) return;
  const { origin } = new URL(env.sandboxUrl);
  await inShop(pool, shopId, async (tx) => {
    const mine = eq(webhookEndpoints.shopId, shopId);
    if ((await tx.select({ id: webhookEndpoints.id }).from(webhookEndpoints).where(mine).limit(1)).length > 0) return;
    const context = { shopId, tx: <T>(work: (tx: Tx) => Promise<T>) => work(tx), person: { name: demoOwner } };
    const add = (name: string, description: string, events: ("order.placed" | "order.paid" | "stock.changed")[]) =>
      createWebhook({ sealedValues }, context, { url: `${origin}/webhooks/${name}`, description, events });
    await add("tovuti", "Tovuti ya duka", ["order.placed", "order.paid"]);
    await add("ghala-503", "Mfumo wa ghala", ["order.placed", "stock.changed"]);
    await tellWebhooks(
      tx,
      { queue: { send: async () => undefined } },
      { shopId, facts: await placedFacts(tx, shopId) },
    );
  });
}
