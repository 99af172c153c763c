import type { ReceiptCandidate } from "@mauzo/contract/payments/receipts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { listOwingOrders } from "../queries/owing-orders.ts";
import { type Money, scoreOrder } from "../rules/score-order.ts";

/** How many are offered, unasked and to who looks for one. */
const mostOffered = 5;
const mostFound = 20;

/** The orders that this money may be for, of those that the words find, the likeliest first. */
export async function findCandidates(
  tx: Tx,
  shopId: string,
  money: Money & { phone: string | null },
  search?: string,
): Promise<ReceiptCandidate[]> {
  const owing = await listOwingOrders(tx, shopId, { phone: money.phone, ...(search && { search }) });
  const nowMs = Date.now();
  return owing
    .map(({ id, number, currency, placedAt, owedMinor, name, knownAs, isTheirPhone }) => ({
      order: {
        ...{ id, number, customer: name || knownAs || "", placed_at: placedAt },
        owed: { minor: owedMinor, currency },
      },
      ...scoreOrder(money, { owedMinor, placedAt, isTheirPhone, names: [name, knownAs ?? ""] }, nowMs),
    }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, search ? mostFound : mostOffered);
}
