import type { Member } from "@mauzo/contract/account/invites";
import type { Grants } from "@mauzo/permissions/permissions";
import { and, asc, eq } from "drizzle-orm";
import { isoMoment } from "../../../db/columns.ts";
import { memberships } from "../../../db/schema/memberships.ts";
import { users } from "../../../db/schema/users.ts";
import type { Tx } from "../../../db/scope.ts";
import { run, statement } from "../../../db/statement.ts";

const columns = {
  id: users.id,
  name: users.name,
  email: users.email,
  isAdmin: memberships.isAdmin,
  permissions: memberships.permissions,
  joinedAt: memberships.createdAt,
};
const select = (tx: Tx, shopId: string) =>
  tx
    .select(columns)
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(eq(memberships.shopId, shopId))
    .orderBy(asc(memberships.createdAt), asc(users.id));

const memberOf = (row: Awaited<ReturnType<typeof select>>[number]): Member => ({
  id: row.id,
  name: row.name,
  email: row.email,
  permissions: row.isAdmin ? { is_admin: true } : row.permissions,
  joined_at: isoMoment(row.joinedAt),
});

export const listMembers = async (tx: Tx, shopId: string) => (await select(tx, shopId)).map(memberOf);

/** The same, each row held until the transaction ends, so that nobody changes who may change whom meanwhile. */
export const holdMembers = async (tx: Tx, shopId: string) =>
  (await select(tx, shopId).for("update", { of: memberships })).map(memberOf);

const one = (shopId: string, userId: string) => and(eq(memberships.shopId, shopId), eq(memberships.userId, userId));

export const updateGrants = (tx: Tx, shopId: string, userId: string, grants: Grants) =>
  tx
    .update(memberships)
    .set(
      Array.isArray(grants) ? { isAdmin: false, permissions: grants } : { isAdmin: grants.is_admin, permissions: [] },
    )
    .where(one(shopId, userId));

/** Takes a person out of the shop; the invites they sent end with it. */
export const deleteMember = (tx: Tx, shopId: string, userId: string) =>
  tx.delete(memberships).where(one(shopId, userId));

const adminIds = statement<{ id: string }>(`
  select user_id as id from memberships where shop_id = $1 and is_admin order by created_at, user_id`);
export const listAdminIds = async (tx: Tx, shopId: string): Promise<string[]> =>
  (await run(tx, adminIds, [shopId])).map(({ id }) => id);

const adminAddress = statement<{ email: string }>(`
  select u.email from memberships m join auth.users u on u.id = m.user_id
  where m.shop_id = $1 and m.user_id = $2 and m.is_admin`);
export const findAdminAddress = async (tx: Tx, shopId: string, userId: string): Promise<string | undefined> =>
  (await run(tx, adminAddress, [shopId, userId]))[0]?.email;
