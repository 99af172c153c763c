import { eq, sql } from "drizzle-orm";
import { users } from "../../../db/schema/account/users.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

/** Mail to it arrives nowhere: .invalid is nobody's. */
const emailOf = (id: string) => `${id}@program.invalid`;

export const insertProgram = (tx: Tx, id: string, name: string) =>
  tx.insert(users).values({ id, name, email: emailOf(id) });
export const updateName = (tx: Tx, id: string, name: string) =>
  tx.update(users).set({ name, updatedAt: sql`now()` }).where(eq(users.id, id));
