import type { Member } from "@mauzo/contract/account/invites";
import type { Grants } from "@mauzo/permissions/permissions";
import { and, asc, eq, sql } from "drizzle-orm";
import { isoText, toIsoString } from "../../../db/columns.ts";
import { runStatement, statement } from "../../../db/prepared-statement.ts";
import { memberships } from "../../../db/schema/account/memberships.ts";
import { roles } from "../../../db/schema/account/roles.ts";
import { sessions } from "../../../db/schema/account/sessions.ts";
import { users } from "../../../db/schema/account/users.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { grantColumns } from "./steps/grant-columns.ts";

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  isAdmin: memberships.isAdmin,
  permissions: memberships.permissions,
  seesPhones: memberships.seesPhones,
  roleId: roles.id,
  roleName: roles.name,
  joinedAt: memberships.createdAt,
  lastSeenAt: sql<string | null>`(
    select ${isoText(sql`max(${sessions.seenAt})`)} from ${sessions}
    where ${sessions.userId} = ${memberships.userId} and ${sessions.expiresAt} > now())`,
  secondFactor: users.twoFactorEnabled,
  version: memberships.version,
};
const select = (tx: Tx, shopId: string) =>
  tx
    .select(columns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .leftJoin(roles, and(eq(roles.shopId, memberships.shopId), eq(roles.id, memberships.roleId)))
    .where(eq(memberships.shopId, shopId))
    .orderBy(asc(memberships.createdAt), asc(users.id));

const memberOf = (row: Awaited<ReturnType<typeof select>>[number]): Member => ({
  id: row.id,
  name: row.name,
  email: row.email,
  permissions: row.isAdmin ? { is_admin: true } : row.permissions,
  sees_phones: row.isAdmin || row.seesPhones,
  role: row.roleId && row.roleName !== null ? { id: row.roleId, name: row.roleName } : null,
  joined_at: toIsoString(row.joinedAt),
  last_seen_at: row.lastSeenAt,
  second_factor: row.secondFactor,
  version: row.version,
});

export const listMembers = async (tx: Tx, shopId: string) => (await select(tx, shopId)).map(memberOf);

/** The same, with each row locked until the transaction ends, so that nobody's permissions change meanwhile. */
export const lockMembers = async (tx: Tx, shopId: string) =>
  (await select(tx, shopId).for("update", { of: memberships })).map(memberOf);

const one = (shopId: string, userId: string) => and(eq(memberships.shopId, shopId), eq(memberships.userId, userId));

type NewMembership = {
  shopId: string;
  userId: string;
  grants: Grants;
  seesPhones: boolean;
  roleId: string | null;
  isOwner?: boolean;
};
export const insertMembership = (tx: Tx, { grants, ...row }: NewMembership) =>
  tx.insert(memberships).values({ ...row, ...grantColumns(grants) });

type Given = { grants: Grants; seesPhones: boolean; roleId: string | null; by: string };
export const updateGrants = (tx: Tx, shopId: string, userId: string, { grants, seesPhones, roleId, by }: Given) =>
  tx
    .update(memberships)
    .set({
      ...grantColumns(grants),
      ...{ seesPhones, roleId },
      ...{ version: sql`${memberships.version} + 1`, updatedBy: by },
    })
    .where(one(shopId, userId));

const saver = statement<{ name: string }>(`
  select u.name from memberships m join auth.users u on u.id = m.updated_by where m.shop_id = $1 and m.user_id = $2`);
/** The name of whoever last saved a person's permissions. */
export const findSaver = async (tx: Tx, shopId: string, userId: string): Promise<string | undefined> =>
  (await runStatement(tx, saver, [shopId, userId]))[0]?.name;

/** Removes a person from the shop; the invites they sent end with the membership. */
export const deleteMember = (tx: Tx, shopId: string, userId: string) =>
  tx.delete(memberships).where(one(shopId, userId));

const adminIds = statement<{ id: string }>(`
  select user_id as id from memberships where shop_id = $1 and is_admin order by created_at, user_id`);
export const listAdminIds = async (tx: Tx, shopId: string): Promise<string[]> =>
  (await runStatement(tx, adminIds, [shopId])).map(({ id }) => id);

const adminEmail = statement<{ email: string }>(`
  select u.email from memberships m join auth.users u on u.id = m.user_id
  where m.shop_id = $1 and m.user_id = $2 and m.is_admin`);
export const findAdminEmail = async (tx: Tx, shopId: string, userId: string): Promise<string | undefined> =>
  (await runStatement(tx, adminEmail, [shopId, userId]))[0]?.email;
