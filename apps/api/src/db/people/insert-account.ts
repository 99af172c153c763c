import { accounts } from "../schema/accounts.ts";
import { users } from "../schema/users.ts";
import type { Tx } from "../scope.ts";

/** An account whose e-mail a link sent to it has proved; undefined when the e-mail has one. */
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
    await tx.insert(accounts).values({ userId: row.id, accountId: row.id, providerId: "credential", password: hash });
  return row?.id;
}
