import type { Customer, CustomerContact, CustomerRecord, UsualProduct } from "@mauzo/contract/customers/customers";
import { and, desc, eq, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customerChanges } from "../../../../db/schema/customers/customer-changes.ts";
import { customerConsents } from "../../../../db/schema/customers/customer-consents.ts";
import { customerMerges } from "../../../../db/schema/customers/customer-merges.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { balances } from "../../../../db/schema/ledger/balances.ts";
import { orderLines } from "../../../../db/schema/orders/order-lines.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { jsonList, jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { c, customerFields, customerJson, isShop, money, shop } from "./customer-fields.ts";

const contactFields = {
  ...{ id: contacts.id, channel: contacts.channel, phone: sql`shown_phone(${contacts.phone})`, name: contacts.name },
};
const contactList = sql`(select ${jsonList<CustomerContact>(jsonObject<CustomerContact>(contactFields), contacts.id)}
  from ${contacts} where ${contacts.shopId} = ${c.shopId} and ${contacts.customerId} = ${c.id} and shown_phone(${contacts.phone}) is not null)`;
/** The last merge that is not undone: what was changed before is no change of who they are now. */
const lastMerge = sql`(select max(${customerMerges.id}::text)::uuid from ${customerMerges}
  where ${customerMerges.shopId} = ${c.shopId} and ${customerMerges.customerId} = ${c.id}
    and ${customerMerges.undoneAt} is null)`;
/** The last change since that is not undone, as long as it was made to them alone. */
const undoable = sql`(select ${jsonObject({ by: customerChanges.userName, at: isoText(customerChanges.createdAt) })}
  from ${customerChanges} where ${customerChanges.shopId} = ${c.shopId} and ${customerChanges.customerId} = ${c.id}
    and ${customerChanges.undoneAt} is null and ${customerChanges.tagChangeId} is null
    and (${lastMerge} is null or ${customerChanges.id} > ${lastMerge})
  order by ${customerChanges.id} desc limit 1)`;
const said = customerConsents;
/** What was said last of each channel. */
const lastConsents = sql`(select coalesce(json_agg(last.consent order by last.channel), '[]') from (
  select distinct on (${said.channel}) ${said.channel} as channel, ${jsonObject({
    ...{ id: said.id, channel: said.channel, state: said.state, how: said.how, by: said.userName },
    at: isoText(said.createdAt),
  })} as consent
  from ${said} where ${said.shopId} = ${c.shopId} and ${said.customerId} = ${c.id}
  order by ${said.channel}, ${said.id} desc) last)`;
const credit = money(sql`coalesce((select ${balances.minor} from ${balances} where ${balances.shopId} = ${c.shopId}
  and ${balances.account} = 'credit' and ${balances.customerId} = ${c.id}), 0)`);
const recordFields = {
  ...customerFields,
  ...{
    birthday: c.birthday,
    credit,
    created_at: isoText(c.createdAt),
    forgotten_at: isoText(c.forgottenAt),
    contacts: contactList,
    consents: lastConsents,
  },
  ...{ version: c.version, undoable },
};
export type BareRecord = Omit<CustomerRecord, "usual_products" | "places">;

/** A customer's record without what was ordered. */
export async function findRecord(tx: Tx, shopId: string, id: string): Promise<BareRecord | undefined> {
  const [row] = await tx
    .select({ record: jsonObject<BareRecord>(recordFields) })
    .from(c)
    .innerJoin(shop, isShop)
    .where(and(eq(c.shopId, shopId), eq(c.id, id)));
  return row?.record;
}

/** Customers as the list shows them, in no order. */
export async function listRecords(tx: Tx, shopId: string, ids: readonly string[]): Promise<Customer[]> {
  const rows = await tx
    .select({ customer: customerJson })
    .from(c)
    .innerJoin(shop, isShop)
    .where(and(eq(c.shopId, shopId), sql`${c.id} = any(${sql.param(ids)}::uuid[])`));
  return rows.map(({ customer }) => customer);
}

/** What they ordered lately is enough to say what is usual, however long they have been ordering. */
const recentOrders = (tx: Tx, shopId: string, customerId: string) =>
  tx
    .select({ id: orders.id, placedAt: orders.placedAt, place: orders.deliveryPlace })
    .from(orders)
    .where(and(eq(orders.shopId, shopId), eq(orders.customerId, customerId), sql`${orders.fulfilment} <> 'cancelled'`))
    .orderBy(desc(orders.id))
    .limit(200);

/** The products a customer has bought in the most orders. */
export async function listUsualProducts(tx: Tx, shopId: string, customerId: string, most: number) {
  const recent = recentOrders(tx, shopId, customerId).as("recent");
  const count = sql<number>`count(distinct ${recent.id})::int`;
  const last = sql`max(${recent.placedAt})`;
  const rows: UsualProduct[] = await tx
    .select({
      product_id: orderLines.productId,
      name: sql<string>`(array_agg(${orderLines.productName} order by ${orderLines.id} desc))[1]`,
      quantity: sql<number>`sum(${orderLines.quantity})::int`,
      orders: count,
      last_at: isoText(last),
    })
    .from(recent)
    .innerJoin(orderLines, and(eq(orderLines.shopId, shopId), eq(orderLines.orderId, recent.id)))
    .where(sql`${orderLines.variantId} is not null and ${orderLines.quantity} > 0`)
    .groupBy(orderLines.productId)
    .orderBy(desc(count), desc(last), orderLines.productId)
    .limit(most);
  return rows;
}

/** Where a customer's orders were brought, the latest first. */
export async function listPlaces(tx: Tx, shopId: string, customerId: string, most: number): Promise<string[]> {
  const recent = recentOrders(tx, shopId, customerId).as("recent");
  const last = sql`max(${recent.id}::text)`;
  const rows = await tx
    .select({ place: sql<string>`(array_agg(${recent.place} order by ${recent.id} desc))[1]` })
    .from(recent)
    .where(sql`${recent.place} <> ''`)
    .groupBy(sql`fold_place(${recent.place})`)
    .orderBy(desc(last))
    .limit(most);
  return rows.map(({ place }) => place);
}

const mostValues = 200;
type Used = { value: string; customers: number };
/** The tags of the shop's customers, those of the most customers first. */
export async function listUsedTags(tx: Tx, shopId: string): Promise<Used[]> {
  const { rows } = await tx.execute<Used>(sql`
    select tag as value, count(*)::int as customers from ${customers} cross join unnest(${customers.tags}) tag
    where ${customers.shopId} = ${shopId} group by tag order by 2 desc, 1 limit ${mostValues}`);
  return rows;
}
/** Their places, in the same order. */
export async function listUsedPlaces(tx: Tx, shopId: string): Promise<Used[]> {
  const { rows } = await tx.execute<Used>(sql`
    select min(${customers.place}) as value, count(*)::int as customers from ${customers}
    where ${customers.shopId} = ${shopId} and ${customers.placeKey} <> ''
    group by ${customers.placeKey} order by 2 desc, 1 limit ${mostValues}`);
  return rows;
}
