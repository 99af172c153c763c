import {
  type Debt,
  type DebtAge,
  type DebtOrder,
  daysOfAge,
  debtAges,
  debtLimits,
} from "@mauzo/contract/payments/debts";
import { and, desc, eq, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { isoText } from "../../../../db/columns.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { balances } from "../../../../db/schema/ledger/balances.ts";
import { orderPayments } from "../../../../db/schema/ledger/order-payments.ts";
import { transfers } from "../../../../db/schema/ledger/transfers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { paymentClaims } from "../../../../db/schema/orders/payment-claims.ts";
import { manualDebts } from "../../../../db/schema/payments/manual-debts.ts";
import { owedDebts } from "../../../../db/schema/payments/owed-debts.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const today = sql<string>`(now() at time zone ${shops.timeZone})::date`;
const placedOn = sql`(${orders.placedAt} at time zone ${shops.timeZone})::date`;
const days = sql<number>`(${today} - ${placedOn})`;
const money = (minor: SQLWrapper) =>
  jsonObject<{ minor: number; currency: string }>({ minor, currency: shops.currency });
const ofShop = eq(shops.shopId, orders.shopId);
const owesSomething = gt(orders.owedMinor, 0);

/** A customer who is shown with what they owe, also one who is forgotten; undefined where there is none with this id. */
export const findDebtor = async (tx: Tx, shopId: string, id: string) =>
  (
    await tx
      .select({
        ...{ id: customers.id, name: customers.name, phone: sql<string | null>`shown_phone(${customers.phone})` },
        ...{ language: customers.language, shopLanguage: shops.language, shopName: shops.name },
        ...{ currency: shops.currency, today: sql<string>`${today}::text` },
        limit: customers.creditLimitMinor,
        isForgotten: sql<boolean>`${customers.forgottenAt} is not null`,
        credit: sql<number>`coalesce((select ${balances.minor} from ${balances} where ${balances.shopId} = ${customers.shopId}
          and ${balances.account} = 'credit' and ${balances.customerId} = ${customers.id}), 0)::float8`,
      })
      .from(customers)
      .innerJoin(shops, eq(shops.shopId, customers.shopId))
      .where(and(eq(customers.shopId, shopId), eq(customers.id, id)))
  )[0];

/** Without what is read of their instalments and answers. */
export type OwedOrder = Omit<DebtOrder, "plan" | "said" | "overdue">;
/** The orders for which a customer owes, in the order in which a payment goes to them. */
export const listDebtOrders = (tx: Tx, shopId: string, customerId: string): Promise<OwedOrder[]> =>
  tx
    .select({
      ...{ id: orders.id, number: orders.number, total: money(orders.totalMinor), paid: money(orders.paidMinor) },
      ...{ forgiven: money(orders.forgivenMinor), owed: money(orders.owedMinor), placed_at: isoText(orders.placedAt) },
      ...{ days, due_on: orders.dueOn, promised_on: orders.promisedOn },
      is_overdue: sql<boolean>`coalesce(${orders.dueOn} < ${today}, false)`,
      reminds: orders.reminds,
      claimed: sql<boolean>`exists (select from ${paymentClaims} where ${paymentClaims.shopId} = ${orders.shopId}
        and ${paymentClaims.orderId} = ${orders.id} and ${paymentClaims.state} = 'open')`,
    })
    .from(orders)
    .innerJoin(shops, ofShop)
    .where(and(eq(orders.shopId, shopId), eq(orders.customerId, customerId), owesSomething))
    .orderBy(sql`coalesce(${orders.dueOn}, ${placedOn})`, orders.id)
    .limit(debtLimits.orders);

const p = alias(transfers, "p");
const order = jsonObject<{ id: string; number: string }>({ id: orders.id, number: orders.number });
/** The newest payments of a customer, of orders and of what was written down. */
export async function listDebtPayments(tx: Tx, shopId: string, customerId: string): Promise<Debt["payments"]> {
  const newest = sql`(
    (select p.id, p.order_id, p.amount_minor from ${orders} o join ${orderPayments} p on p.shop_id = o.shop_id and p.order_id = o.id
      where o.shop_id = ${shopId} and o.customer_id = ${customerId} order by p.id desc limit ${debtLimits.payments}::int)
    union all
    (select t.id, null, t.amount_minor from ${manualDebts} m join ${transfers} t on t.shop_id = m.shop_id and t.debt_id = m.id
      where m.shop_id = ${shopId} and m.customer_id = ${customerId} and t.kind = 'payment'
      order by t.id desc limit ${debtLimits.payments}::int)
  ) newest`;
  return tx
    .select({
      ...{
        id: p.id,
        amount: money(sql`newest.amount_minor`),
        method: p.method,
        reference: p.reference,
        by: p.userName,
      },
      at: isoText(p.createdAt),
      order: sql<{ id: string; number: string } | null>`case when ${orders.id} is not null then ${order} end`,
    })
    .from(newest)
    .innerJoin(p, and(eq(p.shopId, shopId), sql`${p.id} = newest.id`))
    .innerJoin(shops, eq(shops.shopId, p.shopId))
    .leftJoin(orders, and(eq(orders.shopId, p.shopId), eq(orders.id, p.orderId)))
    .orderBy(desc(p.id))
    .limit(debtLimits.payments);
}

const w = owedDebts;
const isOfAge = (age: DebtAge): SQL => {
  const { from, to } = daysOfAge[age];
  return to === null ? sql`${w.days} >= ${from}` : sql`${w.days} between ${from} and ${to}`;
};
const ofCustomers = sql`${w.customerId} is not null`;
const sum = (of: SQLWrapper, condition: SQL) =>
  sql<number>`coalesce(sum(${of}) filter (where ${condition}), 0)::float8`;

/** The sums of what is owed to a shop. */
export const findDebtSums = async (tx: Tx, shopId: string) =>
  (
    await tx
      .select({
        currency: shops.currency,
        owed: sum(w.owedMinor, ofCustomers),
        overdue: sum(w.overdueMinor, ofCustomers),
        soon: sum(w.soonMinor, ofCustomers),
        nameless: sum(w.owedMinor, sql`${w.customerId} is null`),
        customers: sql<number>`count(distinct ${w.customerId})::int`,
        ages: jsonObject<Record<DebtAge, number>>(
          Object.fromEntries(debtAges.map((age) => [age, sum(w.owedMinor, sql`${ofCustomers} and ${isOfAge(age)}`)])),
        ),
      })
      .from(shops)
      .leftJoin(w, eq(w.shopId, shops.shopId))
      .where(eq(shops.shopId, shopId))
      .groupBy(shops.shopId, shops.currency)
  )[0];
