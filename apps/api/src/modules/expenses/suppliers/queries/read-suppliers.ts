import { dueSoonDays, type Supplier } from "@mauzo/contract/expenses/suppliers";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { supplierBills } from "../../../../db/schema/expenses/supplier-bills.ts";
import { supplierPayments } from "../../../../db/schema/expenses/supplier-payments.ts";
import { suppliers } from "../../../../db/schema/expenses/suppliers.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const s = suppliers;
/** What is owed on each bill that counts, for each supplier; today is that of the shop. */
const owedOf = (tx: Tx, shopId: string) => {
  const paid = sql<number>`coalesce((select sum(p.amount_minor) from ${supplierPayments} p
    where p.shop_id = "supplier_bills"."shop_id" and p.bill_id = "supplier_bills"."id"), 0)`;
  const bills = tx
    .select({
      supplierId: supplierBills.supplierId,
      dueOn: supplierBills.dueOn,
      left: sql<number>`${supplierBills.amountMinor} - ${paid}`.as("left_minor"),
    })
    .from(supplierBills)
    .where(and(eq(supplierBills.shopId, shopId), sql`${supplierBills.voidedAt} is null`))
    .as("b");
  const today = sql`(now() at time zone (select h.time_zone from ${shops} h where h.shop_id = ${shopId}))::date`;
  const sum = (when: SQL) =>
    sql<number>`coalesce(sum(${bills.left}) filter (where ${when}), 0)::bigint`.mapWith(Number);
  return tx
    .select({
      supplierId: bills.supplierId,
      owed: sum(sql`true`).as("owed"),
      overdue: sum(sql`${bills.dueOn} < ${today}`).as("overdue"),
      dueSoon: sum(sql`${bills.dueOn} between ${today} and ${today} + ${dueSoonDays}::int`).as("due_soon"),
      dueOn: sql<string | null>`(min(${bills.dueOn}) filter (where ${bills.left} > 0))::text`.as("first_due"),
    })
    .from(bills)
    .groupBy(bills.supplierId)
    .as("o");
};

const select = (tx: Tx, shopId: string) => {
  const o = owedOf(tx, shopId);
  const money = (minor: SQL) => jsonObject<Supplier["owed"]>({ minor, currency: shops.currency });
  return tx
    .select({
      ...{ id: s.id, name: s.name, phone: sql<string | null>`shown_phone(${s.phone})`, note: s.note },
      owed: money(sql`coalesce(${o.owed}, 0)`),
      overdue: money(sql`coalesce(${o.overdue}, 0)`),
      due_soon: money(sql`coalesce(${o.dueSoon}, 0)`),
      ...{ due_on: o.dueOn, version: s.version },
    })
    .from(s)
    .innerJoin(shops, eq(shops.shopId, s.shopId))
    .leftJoin(o, eq(o.supplierId, s.id));
};

/** Everybody, who is owed the most first. */
export const listSuppliers = (tx: Tx, shopId: string): Promise<Supplier[]> =>
  select(tx, shopId).where(eq(s.shopId, shopId)).orderBy(sql`coalesce(o.owed, 0) desc, lower(${s.name}), ${s.id}`);

export async function findSupplier(tx: Tx, shopId: string, id: string): Promise<Supplier | undefined> {
  const [supplier] = await select(tx, shopId).where(and(eq(s.shopId, shopId), eq(s.id, id)));
  return supplier;
}

/** A supplier's row, locked until the transaction ends. */
export async function lockSupplier(tx: Tx, shopId: string, id: string) {
  const [row] = await tx
    .select()
    .from(s)
    .where(and(eq(s.shopId, shopId), eq(s.id, id)))
    .for("no key update");
  return row;
}
