import { credentials } from "../schema/account/credentials.ts";
import { users } from "../schema/account/users.ts";
import type { Tx } from "../tenant-transaction.ts";

/** Creates an account, its e-mail confirmed if a mailed link proved it; undefined when the e-mail already has one. */
export async function insertAccount(
  tx: Tx,
  {
    hash,
    ...user
  }: { name: string; email: string; emailVerified: boolean; language: "en" | "sw" | null; hash: string },
): Promise<string | undefined> {
  const [row] = await tx.insert(users).values(user).onConflictDoNothing().returning({ id: users.id });
  if (row)
    await tx
      .insert(credentials)
      .values({ userId: row.id, accountId: row.id, providerId: "credential", password: hash });
  return row?.id;
}
