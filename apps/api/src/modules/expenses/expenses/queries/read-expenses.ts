import { type Expense, type ExpenseChange, type ExpenseRecord, expenseList } from "@mauzo/contract/expenses/expenses";
import { and, desc, eq, sql } from "drizzle-orm";
import type * as z from "zod/mini";
import { isoTextSql, toIsoString } from "../../../../db/columns.ts";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import { expenseChanges } from "../../../../db/schema/expenses/expense-changes.ts";
import { expenseMonths } from "../../../../db/schema/expenses/expense-months.ts";
import { expenses } from "../../../../db/schema/expenses/expenses.ts";
import { supplierPayments } from "../../../../db/schema/expenses/supplier-payments.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Bind } from "../../../../http/lists/list-page.ts";
import { readList } from "../../../../http/lists/read-list.ts";
import { monthOf } from "../rules.ts";

type Filter = z.output<typeof expenseList.query>;
const columns = { id: "t.id", spent: "t.spent_day", amount: "t.amount_minor", added: "t.id" };

function sourceCondition(source: Filter["source"], bind: Bind): string[] {
  if (source === "all") return [];
  if (source === "spent") return ["t.source <> 'restock'"];
  return [source === "own" ? "t.source not in ('fee', 'restock')" : `t.source = ${bind(source)}`];
}

function conditionsOf({ category, method, source, state, from, to, search }: Filter, bind: Bind): string[] {
  const words = search ? bind(search) : "";
  return [
    ...(category === "all" ? [] : [`t.category = ${bind(category)}`]),
    ...(method === "all" ? [] : [`t.method = ${bind(method)}`]),
    ...sourceCondition(source, bind),
    ...(state === "all" ? [] : [`t.voided_at is ${state === "counted" ? "" : "not "}null`]),
    ...(from === undefined ? [] : [`t.spent_day >= ${bind(from)}::date - date '2000-01-01'`]),
    ...(to === undefined ? [] : [`t.spent_day <= ${bind(to)}::date - date '2000-01-01'`]),
    ...(search ? [`strpos(lower(t.supplier || ' ' || t.note), lower(${words})) > 0`] : []),
    // Nobody finds numbers who does not see them: one digit after the other would tell all of them.
    ...(search ? [`(current_setting('app.phones', true) = 'on' or ${words} !~ '[0-9]')`] : []),
  ];
}

const item = `json_build_object('id', t.id, 'category', t.category,
  'amount', json_build_object('minor', t.amount_minor, 'currency', s.currency), 'method', t.method,
  'spent_on', t.spent_on, 'supplier', t.supplier, 'note', t.note, 'picture_id', t.media_id, 'source', t.source,
  'transaction_id', coalesce(e.entry_id, t.transfer_id), 'by', t.user_name, 'at', ${isoTextSql("t.created_at")}, 'version', t.version,
  'voided_at', ${isoTextSql("t.voided_at")}, 'void_reason', t.void_reason)`;

/** One page of the shop's expenses after the cursor, as JSON for the response. */
export const readExpenses = (shopId: string, query: Filter): JsonQuery =>
  readList(shopId, query, {
    ...{ list: expenseList, columns, table: "expenses t", item },
    joins: "join shops s on s.shop_id = t.shop_id join transfers e on e.shop_id = t.shop_id and e.id = t.transfer_id",
    where: (bind) => conditionsOf(query, bind),
  });

type Row = typeof expenses.$inferSelect;
const expenseOf = (row: Row, currency: string, entryId: string | null): Expense => ({
  ...{ id: row.id, category: row.category, amount: { minor: row.amountMinor, currency }, method: row.method },
  ...{ spent_on: row.spentOn, supplier: row.supplier, note: row.note, picture_id: row.mediaId, source: row.source },
  ...{ transaction_id: entryId ?? row.transferId, by: row.userName, at: toIsoString(row.createdAt) },
  ...{ version: row.version, void_reason: row.voidReason },
  voided_at: row.voidedAt === null ? null : toIsoString(row.voidedAt),
});
const changeOf = (row: typeof expenseChanges.$inferSelect): ExpenseChange => ({
  ...{ id: row.id, kind: row.kind, fields: row.fields, reason: row.reason, by: row.userName },
  at: toIsoString(row.createdAt),
});

/** One expense with its history. */
export async function findExpense(tx: Tx, shopId: string, id: string): Promise<ExpenseRecord | undefined> {
  const [found] = await tx
    .select({
      expense: expenses,
      currency: shops.currency,
      // With the name of the table as text: a column of the only table of a query is written without its table.
      entryId: sql<string | null>`(select t.entry_id from transfers t
        where t.shop_id = ${shopId} and t.id = "expenses"."transfer_id")`,
    })
    .from(expenses)
    .innerJoin(shops, eq(shops.shopId, expenses.shopId))
    .where(and(eq(expenses.shopId, shopId), eq(expenses.id, id)));
  if (!found) return undefined;
  const [month] = await tx
    .select({ lockedAt: expenseMonths.lockedAt })
    .from(expenseMonths)
    .where(and(eq(expenseMonths.shopId, shopId), eq(expenseMonths.month, monthOf(found.expense.spentOn))));
  const history = await tx
    .select()
    .from(expenseChanges)
    .where(and(eq(expenseChanges.shopId, shopId), eq(expenseChanges.expenseId, id)))
    .orderBy(desc(expenseChanges.id));
  return {
    ...expenseOf(found.expense, found.currency, found.entryId),
    ...{ is_locked: (month?.lockedAt ?? null) !== null, history: history.map(changeOf) },
  };
}

/** An expense, locked until the transaction ends. */
export async function lockExpense(tx: Tx, shopId: string, id: string): Promise<Row | undefined> {
  const [row] = await tx
    .select()
    .from(expenses)
    .where(and(eq(expenses.shopId, shopId), eq(expenses.id, id)))
    .for("no key update");
  return row;
}

/** Whether an expense is what was paid of a supplier's bill. */
export async function paysBill(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const found = await tx
    .select({ id: supplierPayments.id })
    .from(supplierPayments)
    .where(and(eq(supplierPayments.shopId, shopId), eq(supplierPayments.expenseId, id)));
  return found.length > 0;
}
