import { eq } from "drizzle-orm";
import { users } from "../schema/account/users.ts";
import type { Tx } from "../tenant-transaction.ts";

export async function findPerson(db: Tx, userId: string) {
  const [row] = await db
    .select({ name: users.name, email: users.email, language: users.language })
    .from(users)
    .where(eq(users.id, userId));
  return row;
}
