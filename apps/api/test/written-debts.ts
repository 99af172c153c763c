import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

export type WrittenDebt = { id: string; customer_id: string; owed: number; due_on: string | null };
/** What was written down beside orders, with what the books say is owed of it. */
export const readWrittenDebts = async (stack: Stack, { shopId }: OpenedShop): Promise<WrittenDebt[]> =>
  (
    await stack.db.query<WrittenDebt>(
      `select m.id, m.customer_id, m.due_on::text as due_on, (
         select sum(case when t.debit = 'debts' then t.amount_minor else -t.amount_minor end)
         from transfers t where t.shop_id = m.shop_id and t.debt_id = m.id)::float8 as owed
       from manual_debts m where m.shop_id = $1`,
      [shopId],
    )
  ).rows;
export const sumOf = (written: readonly WrittenDebt[]): number => written.reduce((sum, { owed }) => sum + owed, 0);
