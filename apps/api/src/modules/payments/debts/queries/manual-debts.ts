import { type Debt, debtLimits } from "@mauzo/contract/payments/debts";
import type { ManualDebt } from "@mauzo/contract/payments/manual-debts";
import { and, eq, gt, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { manualDebts } from "../../../../db/schema/payments/manual-debts.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import { jsonObject } from "../../../../db/sql/json-object.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

const today = sql<string>`(now() at time zone ${shops.timeZone})::date`;
const isLate = sql<boolean>`coalesce(${manualDebts.dueOn} < ${today}, false)`;
const money = (minor: SQLWrapper) =>
  jsonObject<{ minor: number; currency: string }>({ minor, currency: shops.currency });
const read = (tx: Tx, which: SQL | undefined): Promise<ManualDebt[]> =>
  tx
    .select({
      ...{ id: manualDebts.id, kind: manualDebts.kind, amount: money(manualDebts.amountMinor) },
      ...{ paid: money(manualDebts.paidMinor), forgiven: money(manualDebts.forgivenMinor) },
      ...{ owed: money(manualDebts.owedMinor), due_on: manualDebts.dueOn, promised_on: manualDebts.promisedOn },
      is_overdue: isLate,
      overdue: money(sql`case when ${isLate} then ${manualDebts.owedMinor} else 0 end`),
      ...{ note: manualDebts.note, by: manualDebts.userName, at: isoText(manualDebts.createdAt) },
      days: sql<number>`(${today} - (${manualDebts.createdAt} at time zone ${shops.timeZone})::date)`,
    })
    .from(manualDebts)
    .innerJoin(shops, eq(shops.shopId, manualDebts.shopId))
    .where(which)
    .orderBy(manualDebts.id)
    .limit(debtLimits.orders);
const isOne = (shopId: string, id: string) => and(eq(manualDebts.shopId, shopId), eq(manualDebts.id, id));

/** What was written down of a customer, and is owed, oldest first. */
export const listManualDebts = (tx: Tx, shopId: string, customerId: string): Promise<Debt["manual"]> =>
  read(tx, and(eq(manualDebts.shopId, shopId), eq(manualDebts.customerId, customerId), gt(manualDebts.owedMinor, 0)));
export const findManualDebt = async (tx: Tx, shopId: string, id: string): Promise<ManualDebt | undefined> =>
  (await read(tx, isOne(shopId, id)))[0];

type Written = Pick<
  typeof manualDebts.$inferInsert,
  "shopId" | "customerId" | "kind" | "amountMinor" | "dueOn" | "note"
> &
  Pick<typeof manualDebts.$inferInsert, "userId" | "userName">;
export const insertManualDebt = async (tx: Tx, written: Written): Promise<string | undefined> =>
  (await tx.insert(manualDebts).values(written).returning({ id: manualDebts.id }))[0]?.id;

/** A customer, locked until the transaction ends, with what they owe and may owe; undefined where there is none. */
export const lockDebtor = async (tx: Tx, shopId: string, id: string) =>
  (
    await tx
      .select({
        ...{ id: customers.id, owedMinor: customers.owedMinor, limitMinor: customers.creditLimitMinor },
        forgottenAt: customers.forgottenAt,
      })
      .from(customers)
      .where(and(eq(customers.shopId, shopId), eq(customers.id, id)))
      .for("no key update")
  )[0];

/** Of whom a debt is, and its state; whoever changes it has locked its customer before. */
export const findStateOf = async (tx: Tx, shopId: string, id: string) =>
  (
    await tx
      .select({
        ...{ customerId: manualDebts.customerId, owedMinor: sql<number>`${manualDebts.owedMinor}::float8` },
        ...{ paidMinor: manualDebts.paidMinor, forgivenMinor: manualDebts.forgivenMinor },
        ...{ isVoided: sql<boolean>`${manualDebts.voidedAt} is not null`, voidReason: manualDebts.voidReason },
        // With the table's name: the subquery has columns of the same names.
        transferId: sql<string | null>`(select t.id from transfers t where t.shop_id = manual_debts.shop_id
          and t.debt_id = manual_debts.id and t.kind = 'debt' order by t.id limit 1)`,
      })
      .from(manualDebts)
      .where(isOne(shopId, id))
  )[0];

export const addPaid = (tx: Tx, shopId: string, id: string, minor: number) =>
  tx
    .update(manualDebts)
    .set({ paidMinor: sql`${manualDebts.paidMinor} + ${minor}::bigint` })
    .where(isOne(shopId, id));
export const addForgiven = (tx: Tx, shopId: string, id: string, minor: number) =>
  tx
    .update(manualDebts)
    .set({ forgivenMinor: sql`${manualDebts.forgivenMinor} + ${minor}::bigint` })
    .where(isOne(shopId, id));
export const setVoided = (tx: Tx, shopId: string, id: string, reason: string) =>
  tx.update(manualDebts).set({ voidedAt: sql`now()`, voidReason: reason }).where(isOne(shopId, id));
/** Notes on all that was written down of a customer, and is owed, when they promised to pay. */
export const setPromised = (tx: Tx, shopId: string, customerId: string, day: string | null) =>
  tx
    .update(manualDebts)
    .set({ promisedOn: day })
    .where(and(eq(manualDebts.shopId, shopId), eq(manualDebts.customerId, customerId), gt(manualDebts.owedMinor, 0)));
