import {
  type Debt,
  type DebtAge,
  type DebtOrder,
  daysOfAge,
  debtAges,
  debtLimits,
} from "@mauzo/contract/payments/debts";
import { and, desc, eq, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { balances } from "../../../../db/schema/ledger/balances.ts";
import { orderPayments } from "../../../../db/schema/ledger/order-payments.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import { paymentClaims } from "../../../../db/schema/orders/payment-claims.ts";
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

/** The newest payments of a customer. */
export const listDebtPayments = (tx: Tx, shopId: string, customerId: string): Promise<Debt["payments"]> =>
  tx
    .select({
      ...{ id: orderPayments.id, amount: money(orderPayments.amountMinor), method: orderPayments.method },
      ...{ reference: orderPayments.reference, by: orderPayments.userName, at: isoText(orderPayments.createdAt) },
      order: jsonObject<{ id: string; number: string }>({ id: orders.id, number: orders.number }),
    })
    .from(orders)
    .innerJoin(shops, ofShop)
    .innerJoin(orderPayments, and(eq(orderPayments.shopId, orders.shopId), eq(orderPayments.orderId, orders.id)))
    .where(and(eq(orders.shopId, shopId), eq(orders.customerId, customerId)))
    .orderBy(desc(orderPayments.id))
    .limit(debtLimits.payments);

const isOfAge = (age: DebtAge): SQL => {
  const { from, to } = daysOfAge[age];
  return to === null ? sql`${days} >= ${from}` : sql`${days} between ${from} and ${to}`;
};
const ofCustomers = sql`${orders.customerId} is not null`;
const sum = (condition: SQL) => sql<number>`coalesce(sum(${orders.owedMinor}) filter (where ${condition}), 0)::float8`;

const sumUntil = (day: SQL) => sql<number>`coalesce(sum(owed_until(${orders.shopId}, ${orders.id}, ${orders.owedMinor},
  ${orders.paidMinor}, ${orders.dueOn}, ${day})) filter (where ${ofCustomers}), 0)::float8`;

/** The sums of what is owed to a shop. */
export const findDebtSums = async (tx: Tx, shopId: string) =>
  (
    await tx
      .select({
        currency: shops.currency,
        owed: sum(ofCustomers),
        overdue: sumUntil(sql`${today} - 1`),
        soon: sql<number>`${sumUntil(sql`${today} + 6`)} - ${sumUntil(sql`${today} - 1`)}`,
        nameless: sum(sql`${orders.customerId} is null`),
        customers: sql<number>`count(distinct ${orders.customerId})::int`,
        ages: jsonObject<Record<DebtAge, number>>(
          Object.fromEntries(debtAges.map((age) => [age, sum(sql`${ofCustomers} and ${isOfAge(age)}`)])),
        ),
      })
      .from(shops)
      .leftJoin(orders, and(ofShop, owesSomething))
      .where(eq(shops.shopId, shopId))
      .groupBy(shops.shopId, shops.currency, shops.timeZone)
  )[0];
