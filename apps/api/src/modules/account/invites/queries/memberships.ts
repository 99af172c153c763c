import type { Grants } from "@mauzo/permissions/permissions";
import { eq } from "drizzle-orm";
import { memberships } from "../../../../db/schema/account/memberships.ts";
import { users } from "../../../../db/schema/account/users.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { grantColumns } from "./invites.ts";

export const insertMembership = (tx: Tx, row: { shopId: string; userId: string; grants: Grants }) =>
  tx.insert(memberships).values({ shopId: row.shopId, userId: row.userId, ...grantColumns(row.grants) });

export const markEmailVerified = (tx: Tx, userId: string) =>
  tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId));
