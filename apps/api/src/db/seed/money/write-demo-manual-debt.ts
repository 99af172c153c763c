import { and, eq, sql } from "drizzle-orm";
import { customers } from "../../schema/customers/customers.ts";
import { transfers } from "../../schema/ledger/transfers.ts";
import { manualDebts } from "../../schema/payments/manual-debts.ts";
import type { Tx } from "../../tenant-transaction.ts";
import { iso } from "../insert-all.ts";
import type { DemoStaff } from "../life/tell-order.ts";
import { raiseBalances } from "./raise-balances.ts";

const dayMs = 86_400_000;
const shilling = 100;

type Writing = { shopId: string; nowMs: number; by: DemoStaff["orders"] };
type Of = { debtorId: string; creditorId: string };

/** One customer owed something before the shop was here, and another one paid too much. */
export async function writeDemoManualDebt(tx: Tx, { shopId, nowMs, by }: Writing, of: Of): Promise<void> {
  const who = { userId: by.userId, userName: by.name };
  const debtMs = nowMs - 20 * dayMs;
  const customerId = of.debtorId;
  const amountMinor = 45_000 * shilling;
  const [written, paid] = [{ createdAt: iso(debtMs) }, { createdAt: iso(nowMs - 3 * dayMs) }];
  const [debt] = await tx
    .insert(manualDebts)
    .values({
      ...{ shopId, customerId, kind: "opening", amountMinor, ...who, ...written },
      ...{ dueOn: iso(nowMs + 6 * dayMs).slice(0, 10), note: "Kutoka daftari la zamani" },
    })
    .returning({ debtId: manualDebts.id });
  const surplus = { shopId, customerId: of.creditorId, kind: "surplus", amountMinor: 3_000 * shilling } as const;
  await tx.insert(transfers).values([
    {
      ...{ shopId, customerId, ...debt, kind: "debt", debit: "debts", credit: "opening", amountMinor, ...who },
      ...{ ...written, recordedAt: written.createdAt },
    },
    {
      ...{ ...surplus, debit: "cash", credit: "credit", method: "cash", ...who },
      ...{ ...paid, recordedAt: paid.createdAt },
    },
  ]);
  await raiseBalances(tx, shopId, [{ account: "credit", customerId: of.creditorId, minor: surplus.amountMinor }]);
  await tx
    .update(customers)
    .set({ owedMinor: sql`${customers.owedMinor} + ${amountMinor}::bigint` })
    .where(and(eq(customers.shopId, shopId), eq(customers.id, customerId)));
}
