import { eq } from "drizzle-orm";
import { contactMessages } from "../../../db/schema/storefront/contact-messages.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

export async function insertContactMessage(tx: Tx, row: typeof contactMessages.$inferInsert): Promise<string> {
  const [inserted] = await tx.insert(contactMessages).values(row).returning({ id: contactMessages.id });
  if (!inserted) throw new Error("the database returned no row");
  return inserted.id;
}

export async function findContactMessage(db: Tx, id: string) {
  const [row] = await db.select().from(contactMessages).where(eq(contactMessages.id, id));
  return row;
}
