import { and, asc, eq, gt, isNotNull, isNull, sql } from "drizzle-orm";
import { customers } from "../../schema/customers/customers.ts";
import { debtAnswers } from "../../schema/orders/debt-answers.ts";
import { orderInstalments } from "../../schema/orders/order-instalments.ts";
import { orders } from "../../schema/orders/orders.ts";
import type { Tx } from "../../tenant-transaction.ts";
import { iso } from "../insert-all.ts";
import { writeDemoManualDebt } from "./write-demo-manual-debt.ts";

const dayMs = 86_400_000;

type Writing = Parameters<typeof writeDemoManualDebt>[1];

/** Of what is owed, one order is disputed and another one paid in three instalments; somebody owes something beside. */
export async function writeDemoDebts(tx: Tx, writing: Writing): Promise<void> {
  const { shopId, nowMs } = writing;
  const [disputed, split] = await tx
    .select({ id: orders.id, paidMinor: orders.paidMinor, owedMinor: orders.owedMinor, customerId: orders.customerId })
    .from(orders)
    .where(
      and(
        ...[eq(orders.shopId, shopId), gt(orders.owedMinor, 300_000), isNotNull(orders.dueOn)],
        ...[isNull(orders.promisedOn), isNotNull(orders.customerId)],
      ),
    )
    .orderBy(asc(orders.id))
    .limit(2);
  if (!disputed || !split) return;
  // Whoever disputes may owe a little more than they do.
  const ofOne = and(eq(customers.shopId, shopId), eq(customers.id, disputed.customerId ?? ""));
  await tx
    .update(customers)
    .set({ creditLimitMinor: sql`(${customers.owedMinor} / 1000000 + 2) * 1000000` })
    .where(ofOne);
  await tx.insert(debtAnswers).values({
    ...{ shopId, orderId: disputed.id, kind: "disputed", createdAt: iso(nowMs - dayMs / 4) },
    reason: "Nilirudisha vitu viwili siku ileile.",
  });
  const each = Math.floor((split.owedMinor ?? 0) / 300) * 100;
  const steps = [1, 2, 3].map((place) => ({
    ...{ shopId, orderId: split.id, dueOn: iso(nowMs + (30 * place - 20) * dayMs).slice(0, 10) },
    untilMinor: split.paidMinor + (place === 3 ? (split.owedMinor ?? 0) : each * place),
  }));
  await tx.insert(orderInstalments).values(steps);
  const ofOrder = and(eq(orders.shopId, shopId), eq(orders.id, split.id));
  await tx
    .update(orders)
    .set({ dueOn: steps[0]?.dueOn ?? null })
    .where(ofOrder);
  const [debtorId, creditorId] = [split.customerId, disputed.customerId];
  if (debtorId && creditorId) await writeDemoManualDebt(tx, writing, { debtorId, creditorId });
}
