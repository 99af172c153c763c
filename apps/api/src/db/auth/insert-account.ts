import { credentials } from "../schema/account/credentials.ts";
import { users } from "../schema/account/users.ts";
import type { Tx } from "../tenant-transaction.ts";

/** Creates an account whose e-mail was proved by a mailed link; undefined when the e-mail already has one. */
export async function insertAccount(
  tx: Tx,
  { hash, ...user }: { name: string; email: string; language: "en" | "sw" | null; hash: string },
): Promise<string | undefined> {
  const [row] = await tx
    .insert(users)
    .values({ ...user, emailVerified: true })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (row)
    await tx
      .insert(credentials)
      .values({ userId: row.id, accountId: row.id, providerId: "credential", password: hash });
  return row?.id;
}
