import { and, desc, eq } from "drizzle-orm";
import { stockMovements } from "../../schema/catalogue/stock-movements.ts";
import { expenseChanges } from "../../schema/expenses/expense-changes.ts";
import { expenses } from "../../schema/expenses/expenses.ts";
import { restockCosts } from "../../schema/expenses/restock-costs.ts";
import { transfers } from "../../schema/ledger/transfers.ts";
import type { Tx } from "../../tenant-transaction.ts";
import { insertAll } from "../insert-all.ts";
import type { Dice } from "../life/dice.ts";
import type { DemoStaff } from "../life/tell-order.ts";

const stillOffered = 2;

type Writing = { shopId: string; dice: Dice; by: DemoStaff["orders"] };
/** The last restocks are still to be written down, the one before was paid in cash, and the others nobody wrote down. */
export async function writeDemoRestocks(tx: Tx, { shopId, dice, by }: Writing): Promise<void> {
  const m = stockMovements;
  const restocks = await tx
    .select({ id: m.id, delta: m.delta, unitCostMinor: m.unitCostMinor, createdAt: m.createdAt })
    .from(m)
    .where(and(eq(m.shopId, shopId), eq(m.reason, "restock")))
    .orderBy(desc(m.id));
  const costly = restocks.flatMap(({ unitCostMinor, ...rest }) =>
    unitCostMinor === null || unitCostMinor === 0 ? [] : [{ ...rest, minor: rest.delta * unitCostMinor }],
  );
  const [paid, ...others] = costly.slice(stillOffered);
  if (!paid) return;
  await insertAll(
    tx,
    restockCosts,
    others.map(({ id, createdAt }) => ({ shopId, movementId: id, dismissedAt: createdAt, userId: by.userId })),
  );
  const paidMs = Date.parse(paid.createdAt);
  const [expenseId, transferId] = [dice.idAt(paidMs), dice.idAt(paidMs)];
  const who = { userId: by.userId, userName: by.name };
  const at = { createdAt: paid.createdAt };
  const money = { shopId, amountMinor: paid.minor, method: "cash" as const, ...who, ...at };
  const accounts = { debit: "outside", credit: "cash" } as const;
  await tx
    .insert(transfers)
    .values({ id: transferId, kind: "expense", ...accounts, ...money, recordedAt: at.createdAt });
  await tx.insert(expenses).values({
    ...{ id: expenseId, transferId, ...money, savedBy: by.name, spentOn: new Date(paidMs).toISOString().slice(0, 10) },
    ...{ category: "supplies", source: "restock", movementId: paid.id, note: `${paid.delta} × stoku mpya` },
  });
  await tx.insert(expenseChanges).values({ shopId, id: expenseId, expenseId, kind: "added", ...who, ...at });
}
