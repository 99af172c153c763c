import type { SupplierBill, SupplierPayment } from "@mauzo/contract/expenses/suppliers";
import { and, asc, desc, eq, inArray, lt, sql } from "drizzle-orm";
import { toIsoString } from "../../../../db/columns.ts";
import { supplierBills } from "../../../../db/schema/expenses/supplier-bills.ts";
import { supplierPayments } from "../../../../db/schema/expenses/supplier-payments.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { billStateOf } from "../rules.ts";

const b = supplierBills;
const p = supplierPayments;
type Payment = typeof p.$inferSelect;

const paymentOf = (row: Payment, all: readonly Payment[], currency: string): SupplierPayment => ({
  ...{ id: row.id, amount: { minor: Math.abs(row.amountMinor), currency }, method: row.method, paid_on: row.paidOn },
  ...{ transaction_id: row.transferId, undoes: row.undoes, undone: all.some(({ undoes }) => undoes === row.id) },
  ...{ by: row.userName, at: toIsoString(row.createdAt) },
});

/** What of the shop's bills is told, each with what was paid of it. */
async function read(tx: Tx, shopId: string, where: ReturnType<typeof and>, limit: number): Promise<SupplierBill[]> {
  const rows = await tx
    .select({
      ...{ bill: b, currency: shops.currency },
      today: sql<string>`(now() at time zone ${shops.timeZone})::date::text`,
    })
    .from(b)
    .innerJoin(shops, eq(shops.shopId, b.shopId))
    .where(and(eq(b.shopId, shopId), where))
    .orderBy(desc(b.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map(({ bill }) => bill.id);
  const paid = await tx
    .select()
    .from(p)
    .where(and(eq(p.shopId, shopId), inArray(p.billId, ids)))
    .orderBy(asc(p.id));
  return rows.map(({ bill, currency, today }) => {
    const payments = paid.filter(({ billId }) => billId === bill.id);
    const left = bill.amountMinor - payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0);
    const isVoided = bill.voidedAt !== null;
    return {
      ...{ id: bill.id, supplier_id: bill.supplierId, amount: { minor: bill.amountMinor, currency } },
      owed: { minor: isVoided ? 0 : left, currency },
      state: billStateOf({ isVoided, left, dueOn: bill.dueOn, today }),
      ...{ billed_on: bill.billedOn, due_on: bill.dueOn, category: bill.category, note: bill.note },
      ...{ has_picture: bill.mediaId !== null, void_reason: bill.voidReason },
      ...{ by: bill.userName, at: toIsoString(bill.createdAt) },
      payments: payments.map((each) => paymentOf(each, payments, currency)),
    };
  });
}

type Page = { cursor?: string | undefined; limit: number };
export const listBills = (tx: Tx, shopId: string, supplierId: string, { cursor, limit }: Page) =>
  read(tx, shopId, and(eq(b.supplierId, supplierId), cursor === undefined ? undefined : lt(b.id, cursor)), limit);

export const findBill = async (tx: Tx, shopId: string, id: string): Promise<SupplierBill | undefined> =>
  (await read(tx, shopId, and(eq(b.id, id)), 1))[0];

/** A bill's row, locked until the transaction ends. */
export async function lockBill(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select()
    .from(b)
    .where(and(eq(b.shopId, shopId), eq(b.id, id)))
    .for("no key update");
  return row;
}

/** What was paid of a bill. */
export async function sumPaid(tx: Tx, shopId: string, billId: string): Promise<number> {
  const [row] = await tx
    .select({ minor: sql<number>`coalesce(sum(${p.amountMinor}), 0)::bigint`.mapWith(Number) })
    .from(p)
    .where(and(eq(p.shopId, shopId), eq(p.billId, billId)));
  return row?.minor ?? 0;
}

/** A payment, and whether it was undone. */
export async function findPayment(tx: Tx, shopId: string, id: string): Promise<Payment | undefined> {
  const [row] = await tx
    .select()
    .from(p)
    .where(and(eq(p.shopId, shopId), eq(p.id, id)));
  return row;
}

export async function isUndone(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: p.id })
    .from(p)
    .where(and(eq(p.shopId, shopId), eq(p.undoes, id)));
  return found.length > 0;
}

export async function findBillPicture(tx: Tx, shopId: string, id: string): Promise<string | null> {
  const [row] = await tx
    .select({ mediaId: b.mediaId })
    .from(b)
    .where(and(eq(b.shopId, shopId), eq(b.id, id)));
  return row?.mediaId ?? null;
}
