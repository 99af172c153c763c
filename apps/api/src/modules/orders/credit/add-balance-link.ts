import { randomBytes } from "node:crypto";
import { balanceLinkDays } from "@mauzo/contract/orders/order-credit";
import { createLookupKey } from "../../../db/lookup-keys.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { OrderDeps } from "../../../deps.ts";

/** Creates one more link to what a customer owes: only its hash is stored, so earlier ones still work. */
export async function addBalanceLink(
  tx: Tx,
  { env }: { env: Pick<OrderDeps["env"], "cartUrl"> },
  { shopId, customerId }: { shopId: string; customerId: string },
): Promise<string> {
  const key = randomBytes(16).toString("base64url");
  const expiresAt = new Date(Date.now() + balanceLinkDays * 86_400_000).toISOString();
  await createLookupKey(tx, { kind: "balance", key, shopId, targetId: customerId, expiresAt });
  return `${env.cartUrl}/d/${key}`;
}
