import type { Pool } from "../../../../db/connection-pool.ts";
import { inShop, type Tx } from "../../../../db/tenant-transaction.ts";

/** Whether a statement was ended because it took too long. */
const isTimeout = (error: unknown): boolean =>
  error instanceof Error && (("code" in error && error.code === "57014") || isTimeout(error.cause));

/** Rolls up the next so many, each time in a transaction; half as many from when so many take too long. */
export function inSpans(most: number, roll: (tx: Tx, most: number) => Promise<number>) {
  let span = most;
  return async (pool: Pool, shopId: string): Promise<number> => {
    for (;;)
      try {
        return await inShop(pool, shopId, (tx) => roll(tx, span));
      } catch (error) {
        if (span === 1 || !isTimeout(error)) throw error;
        span = Math.ceil(span / 2);
      }
  };
}
