import type { fromDrizzle } from "pg-boss";
import type { Tx } from "./scope.ts";
import { run, statement } from "./statement.ts";

/** The transaction as the job queue wants it, so that a job is enqueued with what makes it true. */
export const jobDatabase = (tx: Tx): ReturnType<typeof fromDrizzle> => ({
  // The queue's texts are few and always the same: each is parsed once.
  executeSql: async (text: string, values: unknown[] = []) => ({ rows: await run(tx, statement(text), values) }),
});
