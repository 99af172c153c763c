import type { Grants } from "@mauzo/permissions/permissions";
import { eq } from "drizzle-orm";
import { accounts } from "../../../db/schema/accounts.ts";
import { memberships } from "../../../db/schema/memberships.ts";
import { users } from "../../../db/schema/users.ts";
import type { Tx } from "../../../db/scope.ts";
import { columnsOf } from "./pending.ts";

export const insertMembership = (tx: Tx, row: { shopId: string; userId: string; grants: Grants }) =>
  tx.insert(memberships).values({ shopId: row.shopId, userId: row.userId, ...columnsOf(row.grants) });

/** An account whose e-mail the invite's link has proved; undefined when the e-mail has one. */
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

export const markEmailVerified = (tx: Tx, userId: string) =>
  tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
