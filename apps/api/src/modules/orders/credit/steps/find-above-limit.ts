import type { Money } from "@mauzo/contract/shared";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { lockLimit } from "../queries/order-credit.ts";

type Of = { shopId: string; orderId: string };
type Above = { limit: Money; owed: Money; left: Money };

/** What the customer of an order may owe, and owes with it, where that is more; their row stays locked. */
export async function findAboveLimit(tx: Tx, { shopId, orderId }: Of): Promise<Above | undefined> {
  const found = await lockLimit(tx, shopId, orderId);
  if (!found || found.ofOrder === 0 || found.owed <= found.limit) return undefined;
  const money = (minor: number) => ({ minor, currency: found.currency });
  const left = Math.max(0, found.limit - (found.owed - found.ofOrder));
  return { limit: money(found.limit), owed: money(found.owed), left: money(left) };
}
