import type { fromDrizzle } from "pg-boss";
import { runStatement, statement } from "./prepared-statement.ts";
import type { Tx } from "./tenant-transaction.ts";

/**
 * Wraps the transaction in the interface pg-boss expects, so that a job is enqueued in the transaction it belongs to.
 */
export const pgBossTransaction = (tx: Tx): ReturnType<typeof fromDrizzle> => ({
  // The queue sends few different statements: each is parsed once.
  executeSql: async (text: string, values: unknown[] = []) => ({
    rows: await runStatement(tx, statement(text), values),
  }),
});
