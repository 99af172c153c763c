import { sql } from "drizzle-orm";
import { tries } from "../schema/platform/tries.ts";
import { type Given, preparedQuery } from "../sql/prepared-query.ts";
import type { Tx } from "../tenant-transaction.ts";

/** As rate-limiter-flexible counts, in the row of the same key. */
const counted = preparedQuery((tx, { key, ends }: Given<{ key: string; ends: number }>) => {
  const isOver = sql`${tries.expire} <= (extract(epoch from now()) * 1000)::bigint`;
  return tx
    .insert(tries)
    .values({ key, points: 1, expire: ends })
    .onConflictDoUpdate({
      target: tries.key,
      set: {
        points: sql`case when ${isOver} then 1 else ${tries.points} + 1 end`,
        expire: sql`case when ${isOver} then excluded.expire else ${tries.expire} end`,
      },
    })
    .returning({ points: tries.points });
});

/** Counts a try in the caller's transaction; `ends`: when the count begins anew, in milliseconds. @returns how many there are */
export async function countTry(tx: Tx, key: string, ends: number): Promise<number> {
  const [row] = await counted(tx, { key, ends });
  if (!row) throw new Error("a try was not counted");
  return row.points;
}
