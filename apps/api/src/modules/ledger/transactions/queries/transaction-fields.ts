import { moneyAccounts } from "@mauzo/contract/ledger/accounts";
import type { Transaction, TransactionDirection, TransactionRow } from "@mauzo/contract/ledger/transactions";
import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { firstKnown, isoText } from "../../../../db/columns.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";

/** The first transfer of a transaction, its order and its shop. */
export const t = alias(transfers, "t");
const [o, c, s] = [alias(orders, "o"), alias(customers, "c"), alias(shops, "s")];
/**
 * What a first transfer is joined with. The limit keeps the order a look by the index for each row, also where the planner does
 * not know how many rows a page has.
 */
export const joined = sql`join ${shops} ${s} on ${s.shopId} = ${t.shopId}
  left join lateral (
    select ${o}.* from ${orders} ${o} where ${o.shopId} = ${t.shopId} and ${o.id} = ${t.orderId} limit 1
  ) ${o} on true`;

/** Another transfer of the transaction. */
export const x = alias(transfers, "x");
export const isOfEntry = sql`${x.shopId} = ${t.shopId} and ${x.entryId} = ${t.id}`;

/** Whether an account holds money of the shop. */
export const isMoney = (account: SQLWrapper) =>
  sql`${account} in (${sql.join(
    moneyAccounts.map((each) => sql`${each}`.inlineParams()),
    sql`, `,
  )})`;
const [comes, leaves] = [isMoney(t.debit), isMoney(t.credit)];
/** Whether a transaction goes this way. */
export const isDirection: Readonly<Record<TransactionDirection, SQL>> = {
  in: sql`(${comes} and not ${leaves})`,
  out: sql`(${leaves} and not ${comes})`,
  within: sql`(${comes} and ${leaves})`,
  none: sql`(not ${comes} and not ${leaves})`,
};
/** One text for each way a transaction may go. */
export const byDirection = (texts: Readonly<Record<TransactionDirection, string>>) => {
  const said = (direction: TransactionDirection) => sql`${texts[direction]}`.inlineParams();
  return sql`case when ${isDirection.in} then ${said("in")} when ${isDirection.out} then ${said("out")}
    when ${isDirection.within} then ${said("within")} else ${said("none")} end`;
};

const money = (minor: SQLWrapper) => jsonObject({ minor, currency: s.currency });
const orderJson = (row: { id: SQLWrapper; number: SQLWrapper }) => jsonObject({ id: row.id, number: row.number });
/** A payment of several orders is one transaction, of all of them, and of what was paid with it and is for none. */
const whole = sql`(${t.amountMinor} + coalesce((select sum(${x.amountMinor}) from ${transfers} ${x}
  where ${isOfEntry} and (${x.kind} = ${t.kind}
    or (${t.kind} = 'payment' and ${x.kind} in ('surplus', 'unmatched') and ${x.debit} = ${t.debit}))), 0)::bigint)`;

export const rowFields: Record<keyof TransactionRow, SQLWrapper> = {
  ...{ id: t.id, kind: t.kind, direction: byDirection({ in: "in", out: "out", within: "within", none: "none" }) },
  ...{ amount: money(whole), method: t.method, network: t.network, reference: t.reference },
  order: sql`case when ${o.id} is not null then ${orderJson(o)} end`,
  // As a query of its own it goes by the index, however many rows the page has.
  customer: sql`(select ${jsonObject({ id: c.id, name: c.name })} from ${customers} ${c}
    where ${c.shopId} = ${t.shopId} and ${c.id} = ${firstKnown(t.customerId, o.customerId)})`,
  ...{ by: t.userName, at: isoText(t.createdAt) },
};

const each = alias(transfers, "each");
const ofTransfer = alias(orders, "of_transfer");
const transferFields: Record<keyof Transaction["transfers"][number], SQLWrapper> = {
  ...{ id: each.id, kind: each.kind, debit: each.debit, credit: each.credit, amount: money(each.amountMinor) },
  order: sql`case when ${ofTransfer.id} is not null then ${orderJson(ofTransfer)} end`,
};
/** All transfers of a transaction, the first of them first. */
export const transfersOfEntry = sql`(
  select json_agg(${jsonObject(transferFields)} order by ${each.entryId} is not null, ${each.id})
  from ${transfers} ${each}
  left join ${orders} ${ofTransfer} on ${ofTransfer.shopId} = ${each.shopId} and ${ofTransfer.id} = ${each.orderId}
  where ${each.shopId} = ${t.shopId} and (${each.id} = ${t.id} or ${each.entryId} = ${t.id}))`;
