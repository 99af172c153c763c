import type { Invite } from "@mauzo/contract/account/invites";
import type { Grants } from "@mauzo/permissions/permissions";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { toIsoString } from "../../../../db/columns.ts";
import { invites } from "../../../../db/schema/account/invites.ts";
import { memberships } from "../../../../db/schema/account/memberships.ts";
import { roles } from "../../../../db/schema/account/roles.ts";
import { users } from "../../../../db/schema/account/users.ts";
import { shops } from "../../../../db/schema/shop/shops.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { grantColumns } from "../../staff/steps/grant-columns.ts";

const grantsOf = (row: Pick<typeof memberships.$inferSelect, "isAdmin" | "permissions">): Grants =>
  row.isAdmin ? { is_admin: true } : row.permissions;

const one = (shopId: string, id: string) => and(eq(invites.shopId, shopId), eq(invites.id, id));
const select = (tx: Tx) =>
  tx
    .select({ invite: invites, invitedBy: users.name, inviter: memberships, role: { id: roles.id, name: roles.name } })
    .from(invites)
    .innerJoin(memberships, and(eq(memberships.shopId, invites.shopId), eq(memberships.userId, invites.invitedBy)))
    .innerJoin(users, eq(users.id, invites.invitedBy))
    .leftJoin(roles, and(eq(roles.shopId, invites.shopId), eq(roles.id, invites.roleId)));

type StoredInvite = Invite & { language: "en" | "sw" };
const inviteOf = ({ invite, invitedBy, role }: Awaited<ReturnType<typeof select>>[number]): StoredInvite => ({
  id: invite.id,
  email: invite.email,
  language: invite.language,
  permissions: grantsOf(invite),
  sees_phones: invite.isAdmin || invite.seesPhones,
  role,
  invited_by: invitedBy,
  sent_at: toIsoString(invite.sentAt),
  expires_at: toIsoString(invite.expiresAt),
});

export async function listInvites(tx: Tx, shopId: string): Promise<Invite[]> {
  const rows = await select(tx).where(eq(invites.shopId, shopId)).orderBy(desc(invites.sentAt), desc(invites.id));
  return rows.map(inviteOf);
}

export async function findInvite(tx: Tx, shopId: string, id: string): Promise<StoredInvite | undefined> {
  const [row] = await select(tx).where(one(shopId, id));
  return row && inviteOf(row);
}

const selectUnexpired = (tx: Tx, shopId: string, id: string) =>
  select(tx).where(and(one(shopId, id), gt(invites.expiresAt, sql`now()`)));
const withGrants = ([row]: Awaited<ReturnType<typeof select>>) =>
  row && {
    ...inviteOf(row),
    inviter: { grants: grantsOf(row.inviter), seesPhones: row.inviter.isAdmin || row.inviter.seesPhones },
  };

/** Finds an invite that has not expired, with what its sender may do now. */
export const findValidInvite = async (tx: Tx, shopId: string, id: string) =>
  withGrants(await selectUnexpired(tx, shopId, id));

/**
 * The same, locked until the transaction ends; undefined when another transaction holds it. That one is using,
 * replacing or revoking the invite, so there is nothing to wait for.
 */
export const tryLockValidInvite = async (tx: Tx, shopId: string, id: string) =>
  withGrants(await selectUnexpired(tx, shopId, id).for("update", { of: invites, skipLocked: true }));

/** The same, but waits for the lock. */
export const lockValidInvite = async (tx: Tx, shopId: string, id: string) =>
  withGrants(await selectUnexpired(tx, shopId, id).for("update", { of: invites }));

export async function findShopName(tx: Tx, shopId: string): Promise<string> {
  const [row] = await tx.select({ name: shops.name }).from(shops).where(eq(shops.shopId, shopId));
  return row?.name ?? "";
}

/** Inserts an invite, or renews the pending one to the same address. */
export async function upsertInvite(
  tx: Tx,
  {
    grants,
    ...row
  }: {
    shopId: string;
    email: string;
    grants: Grants;
    seesPhones: boolean;
    roleId: string | null;
    language: "en" | "sw";
    invitedBy: string;
  },
): Promise<string> {
  const sent = {
    ...grantColumns(grants),
    sentAt: sql<string>`now()`,
    expiresAt: sql<string>`now() + interval '72 hours'`,
  };
  const { seesPhones, roleId, language, invitedBy } = row;
  const [saved] = await tx
    .insert(invites)
    .values({ ...row, ...sent })
    .onConflictDoUpdate({
      target: [invites.shopId, invites.email],
      set: { ...sent, seesPhones, roleId, language, invitedBy },
    })
    .returning({ id: invites.id });
  if (!saved) throw new Error("PostgreSQL kept no invite");
  return saved.id;
}

export async function deleteInvite(tx: Tx, shopId: string, id: string): Promise<boolean> {
  const deleted = await tx.delete(invites).where(one(shopId, id)).returning({ id: invites.id });
  return deleted.length > 0;
}

/** Whether a person with this e-mail is a member of the shop. */
export async function hasMemberWithEmail(tx: Tx, shopId: string, email: string): Promise<boolean> {
  const found = await tx
    .select({ id: users.id })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(and(eq(memberships.shopId, shopId), eq(users.email, email)));
  return found.length > 0;
}

export async function findLanguage(tx: Tx, email: string) {
  const [row] = await tx.select({ language: users.language }).from(users).where(eq(users.email, email));
  return row?.language ?? undefined;
}
