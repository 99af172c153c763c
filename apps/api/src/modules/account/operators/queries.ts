import { operatorEntries } from "../../../db/schema/account/operator-entries.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export async function insertEntry(tx: Tx, entry: Omit<typeof operatorEntries.$inferInsert, "id" | "createdAt">) {
  await tx.insert(operatorEntries).values(entry);
}
