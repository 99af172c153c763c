import { sql } from "drizzle-orm";
import { fromDrizzle } from "pg-boss";
import type { Tx } from "./scope.ts";

/** The transaction as the job queue wants it, so that a job is enqueued with what makes it true. */
export const jobDatabase = (tx: Tx) => fromDrizzle(tx, sql);
