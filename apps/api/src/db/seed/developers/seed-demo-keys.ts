import { eq } from "drizzle-orm";
import type { Deps } from "../../../deps.ts";
import { createKey } from "../../../modules/developers/api-keys/create-key.ts";
import { apiKeys } from "../../schema/developers/api-keys.ts";
import { inShop, type Tx } from "../../tenant-transaction.ts";

/** Gives a demo shop that has no key two, whose secrets nobody knows. */
export async function seedDemoKeys(
  { pool }: Pick<Deps, "pool">,
  { shopId, userId }: { shopId: string; userId: string },
): Promise<void> {
  await inShop(pool, shopId, async (tx) => {
    if ((await tx.$count(apiKeys, eq(apiKeys.shopId, shopId))) > 0) return;
    const person = { userId, grants: { is_admin: true }, seesPhones: true };
    const context = { shopId, tx: <T>(work: (tx: Tx) => Promise<T>) => work(tx), person };
    const made = { sees_phones: false, expires_in_days: null, addresses: [] };
    await createKey(context, {
      ...{ ...made, name: "Mashine ya kaunta", addresses: ["196.41.0.0/24"] },
      permissions: [
        { resource: "orders", action: ["read", "create"] },
        { resource: "product", action: ["read"] },
      ],
    });
    await createKey(context, {
      ...{ ...made, name: "Programu ya mahesabu", expires_in_days: 365 },
      permissions: [{ resource: "transactions", action: ["read"] }],
    });
  });
}
