import { sql } from "drizzle-orm";
import { type Given, preparedQuery } from "../../../../db/sql/prepared-query.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";

export type DueNumber = { shopId: string; numberId: string; lanes: number[] };

const dueNumbers = preparedQuery((tx, given: Given<{ at: string; most: number }>) =>
  tx
    .select({ shopId: sql<string>`shop_id`, numberId: sql<string>`number_id`, lanes: sql<number[]>`lanes` })
    .from(sql`due_numbers(${given.at}::timestamptz, ${given.most}::integer)`),
);
/** The numbers of all shops that may send something now, with the lanes in which it waits. */
export const listDueNumbers = (tx: Tx, at: Date, most: number): Promise<DueNumber[]> =>
  dueNumbers(tx, { at: at.toISOString(), most });

const dueShops = preparedQuery((tx, given: Given<{ at: string; most: number }>) =>
  tx
    .select({ shopId: sql<string>`shop_id` })
    .from(sql`due_status_shops(${given.at}::timestamptz, ${given.most}::integer) as shop_id`),
);
/** The shops that were told what became of their messages. */
export const listDueStatusShops = async (tx: Tx, at: Date, most: number): Promise<string[]> =>
  (await dueShops(tx, { at: at.toISOString(), most })).map(({ shopId }) => shopId);
