import { expenseDrafts } from "../../schema/expenses/expense-drafts.ts";
import { supplierBills } from "../../schema/expenses/supplier-bills.ts";
import { supplierPayments } from "../../schema/expenses/supplier-payments.ts";
import { suppliers } from "../../schema/expenses/suppliers.ts";
import { transfers } from "../../schema/ledger/transfers.ts";
import type { Tx } from "../../tenant-transaction.ts";
import { iso } from "../insert-all.ts";
import type { Dice } from "../life/dice.ts";
import { dayMs } from "../life/shop-clock.ts";
import type { DemoStaff } from "../life/tell-order.ts";

const shilling = 100;

type Bill = { amount: number; daysAgo: number; dueIn: number; note: string; paid: number };
const owing: readonly { name: string; phone: string; note: string; bills: readonly Bill[] }[] = [
  {
    ...{ name: "Mama Zuhura Vitenge", phone: "+255754300111", note: "Huleta mzigo kila Jumatatu" },
    bills: [
      { amount: 480_000, daysAgo: 24, dueIn: -3, note: "Vitenge doti 20", paid: 200_000 },
      { amount: 260_000, daysAgo: 2, dueIn: 12, note: "Kanga doti 13", paid: 0 },
    ],
  },
  {
    ...{ name: "Kariakoo Viatu", phone: "+255713300222", note: "" },
    bills: [{ amount: 350_000, daysAgo: 9, dueIn: 5, note: "Viatu pea 14", paid: 0 }],
  },
];

type Writing = { shopId: string; dice: Dice; by: DemoStaff["orders"]; nowMs: number };

/** Whom the shop owes, one of them for longer than was agreed, and what a member wrote in a message this morning. */
export async function writeDemoSuppliers(tx: Tx, { shopId, dice, by, nowMs }: Writing): Promise<void> {
  const who = { userId: by.userId, userName: by.name };
  const day = (ahead: number) => iso(nowMs + ahead * dayMs).slice(0, 10);
  for (const { bills, ...said } of owing) {
    const supplierId = dice.idAt(nowMs);
    await tx.insert(suppliers).values({ shopId, id: supplierId, ...said, savedBy: by.name });
    for (const { amount, daysAgo, dueIn, note, paid } of bills) {
      const days = { billedOn: day(-daysAgo), dueOn: day(dueIn), createdAt: iso(nowMs - daysAgo * dayMs) };
      const billId = dice.idAt(nowMs - daysAgo * dayMs);
      await tx
        .insert(supplierBills)
        .values({ shopId, id: billId, supplierId, amountMinor: amount * shilling, ...days, note, ...who });
      if (paid === 0) continue;
      const paidMs = nowMs - (daysAgo - 5) * dayMs;
      const at = iso(paidMs);
      const transferId = dice.idAt(paidMs);
      const money = { amountMinor: paid * shilling, method: "cash" as const, ...who };
      const accounts = { debit: "outside", credit: "cash" } as const;
      await tx
        .insert(transfers)
        .values({ shopId, id: transferId, kind: "expense", ...accounts, ...money, createdAt: at, recordedAt: at });
      await tx
        .insert(supplierPayments)
        .values({ shopId, billId, ...money, paidOn: at.slice(0, 10), transferId, createdAt: at });
    }
  }
  await tx.insert(expenseDrafts).values({
    ...{ shopId, externalId: "demo-expense", conversationId: supplierConversation, category: "travel" },
    ...{ amountMinor: 12_000 * shilling, note: "boda wa Kariakoo", spentOn: day(0), saidAt: iso(nowMs) },
    ...{ userId: by.userId, userName: by.name },
  });
}
/** The conversation of the draft's message: none of those that are shown. */
const supplierConversation = "00000000-0000-7000-8000-000000000001";
