import type { MergeSide } from "@mauzo/contract/customers/customer-merges";
import { and, eq, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customerNotes } from "../../../../db/schema/customers/customer-notes.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const c = alias(customers, "c");
const isOne = (shopId: string, ids: readonly string[]) =>
  and(eq(c.shopId, shopId), sql`${c.id} = any(${sql.param(ids)}::uuid[])`);
const money = (minor: SQLWrapper) => jsonObject({ minor, currency: shops.currency });
const countOf = (table: typeof orders | typeof customerNotes) =>
  sql`(select count(*)::int from ${table} where ${table.shopId} = ${c.shopId} and ${table.customerId} = ${c.id})`;
const phones = sql`array(select shown_phone(${contacts.phone}) from ${contacts}
  where ${contacts.shopId} = ${c.shopId} and ${contacts.customerId} = ${c.id} order by ${contacts.id})`;
const side = jsonObject<MergeSide>({
  ...{ id: c.id, name: c.name, phone: sql`shown_phone(${c.phone})`, gender: c.gender, language: c.language },
  ...{ place: c.place, birthday: c.birthday, tags: c.tags, phones, total_orders: c.totalOrders },
  ...{ orders: countOf(orders), notes: countOf(customerNotes), total: money(c.totalMinor) },
  ...{ owed: money(c.owedMinor), version: c.version },
});

/** Those of the two that the shop has, as a preview shows them. */
export async function readSides(tx: Tx, shopId: string, ids: readonly [string, string]): Promise<MergeSide[]> {
  const rows = await tx.select({ side }).from(c).innerJoin(shops, eq(shops.shopId, c.shopId)).where(isOne(shopId, ids));
  return rows.map((row) => row.side);
}

/** Locks customers by id, so that nothing of theirs changes, and returns their fields. */
export const lockSides = (tx: Tx, shopId: string, ids: readonly [string, string]) =>
  tx
    .select({
      ...{ id: c.id, name: c.name, phone: c.phone, gender: c.gender, language: c.language, place: c.place },
      ...{ birthday: c.birthday, tags: c.tags, version: c.version },
    })
    .from(c)
    .where(isOne(shopId, ids))
    .orderBy(c.id)
    .for("update");

type Double = { first: string; second: string; why: "phone" | "name_and_place" };
/** Who may be the same person as this customer. */
export async function findDoublesOf(tx: Tx, customerId: string, most: number): Promise<Double[]> {
  const { rows } = await tx.execute<Double>(
    sql`select ${customerId}::uuid as first, id as second, why from doubles_of(${customerId}, ${most})`,
  );
  return rows;
}

/** How many of the newest customers and orders are looked through. */
const newest = 10_000;
/** Pairs of the shop's newest customers who may be one person. */
export async function findDoubles(tx: Tx, most: number): Promise<Double[]> {
  const { rows } = await tx.execute<Double>(
    sql`select first_id as first, second_id as second, why from possible_doubles(${newest}, ${most})`,
  );
  return rows;
}
