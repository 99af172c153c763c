import { expenseChanges } from "../../schema/expenses/expense-changes.ts";
import { expenses } from "../../schema/expenses/expenses.ts";
import { transfers } from "../../schema/ledger/transfers.ts";
import { payments } from "../../schema/payments/payments.ts";
import { receipts } from "../../schema/payments/receipts.ts";
import type { Tx } from "../../tenant-transaction.ts";
import { insertAll, iso } from "../insert-all.ts";
import type { Dice } from "../life/dice.ts";
import { hourMs } from "../life/shop-clock.ts";
import type { DemoPush } from "./plan-demo-pushes.ts";
import { raiseBalances } from "./raise-balances.ts";

type Writing = { shopId: string; life: { pushes: readonly DemoPush[] }; dice: Dice };
const nobody = { userId: null, userName: "" };

/** What phones were asked for, before the transfers that name it. */
export const writeDemoPushes = (tx: Tx, { shopId, life: { pushes } }: Writing): Promise<void> =>
  insertAll(
    tx,
    payments,
    pushes.map(({ askedMs, settledMs, paidMs, transferId, amountMinor, feeMinor, ...push }) => ({
      ...{ shopId, ...push, amountMinor, feeMinor, askedMinor: amountMinor + feeMinor },
      ...{ surplusMinor: paidMs !== null && transferId === null ? amountMinor : 0, ...nobody },
      ...{ createdAt: iso(askedMs), sentAt: iso(askedMs), settledAt: settledMs === null ? null : iso(settledMs) },
    })),
  );

/** The fees on top, money that no order wanted any more, and what could be withdrawn since. */
export async function writeDemoPushMoney(tx: Tx, { shopId, life: { pushes }, dice }: Writing): Promise<void> {
  const came = pushes.flatMap(({ paidMs, ...push }) =>
    paidMs === null
      ? []
      : [{ ...push, paidMs, entryId: push.transferId ?? dice.idAt(paidMs), feeId: dice.idAt(paidMs) }],
  );
  const at = (ms: number) => ({ createdAt: iso(ms), recordedAt: iso(ms) });
  const late = came.filter(({ transferId }) => transferId === null);
  await insertAll(
    tx,
    transfers,
    late.map(({ entryId: id, id: paymentId, paidMs, orderId, network, networkRef: reference, amountMinor }) => ({
      ...{ shopId, id, paymentId, orderId, network, reference, amountMinor, ...nobody, ...at(paidMs) },
      ...{ kind: "unmatched" as const, debit: "on_the_way" as const, credit: "unmatched" as const },
      method: "mobile_money" as const,
    })),
  );
  await insertAll(
    tx,
    receipts,
    late.map(({ paidMs, network, networkRef: reference, amountMinor, phone: payerPhone }) => ({
      ...{ shopId, id: dice.idAt(paidMs), network, reference, amountMinor, payerPhone, source: "gateway" as const },
      ...{ cameAt: iso(paidMs), createdAt: iso(paidMs), ...nobody },
    })),
  );
  await insertAll(
    tx,
    transfers,
    came.map(({ feeId: id, entryId, id: paymentId, paidMs, orderId, network, networkRef: reference, feeMinor }) => ({
      ...{ shopId, id, entryId, paymentId, orderId, network, reference, ...nobody, ...at(paidMs) },
      ...{ kind: "fee" as const, debit: "mauzo" as const, credit: "fees" as const, amountMinor: feeMinor },
    })),
  );
  const fees = came.map(({ feeId: transferId, paidMs, feeMinor: amountMinor }) => ({
    ...{ id: dice.idAt(paidMs), transferId, amountMinor, createdAt: iso(paidMs) },
    spentOn: iso(paidMs + 3 * hourMs).slice(0, 10),
  }));
  const fixed = { category: "other", method: "mobile_money", source: "fee", savedBy: "", ...nobody } as const;
  await insertAll(
    tx,
    expenses,
    fees.map((fee) => ({ shopId, ...fixed, ...fee })),
  );
  await insertAll(
    tx,
    expenseChanges,
    fees.map(({ id, createdAt }) => ({ shopId, id, expenseId: id, kind: "added" as const, ...nobody, createdAt })),
  );
  await writeSettlements(tx, { shopId, dice, came });
  const sumOf = (rows: readonly { amountMinor: number }[]) => rows.reduce((sum, each) => sum + each.amountMinor, 0);
  await raiseBalances(tx, shopId, [
    { account: "on_the_way", minor: sumOf(came.filter(({ settledMs }) => settledMs === null)) },
    { account: "available", minor: sumOf(came.filter(({ settledMs }) => settledMs !== null)) },
    { account: "unmatched", minor: sumOf(late) },
  ]);
}

type Settled = { shopId: string; dice: Dice; came: readonly Pick<DemoPush, "id" | "amountMinor" | "settledMs">[] };
/** All payments that could be withdrawn from the same moment on are one entry. */
async function writeSettlements(tx: Tx, { shopId, dice, came }: Settled): Promise<void> {
  const entries = new Map<number, string>();
  const rows = came.flatMap(({ id: paymentId, amountMinor, settledMs }) => {
    if (settledMs === null) return [];
    const [entryId, id] = [entries.get(settledMs) ?? null, dice.idAt(settledMs)];
    if (entryId === null) entries.set(settledMs, id);
    return [
      {
        ...{ shopId, id, entryId, paymentId, amountMinor, ...nobody },
        ...{ kind: "settlement" as const, debit: "available" as const, credit: "on_the_way" as const },
        ...{ createdAt: iso(settledMs), recordedAt: iso(settledMs) },
      },
    ];
  });
  const isFirst = ({ entryId }: { entryId: string | null }) => entryId === null;
  await insertAll(tx, transfers, [...rows.filter(isFirst), ...rows.filter((row) => !isFirst(row))]);
}
