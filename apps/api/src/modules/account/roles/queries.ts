import type { Role } from "@mauzo/contract/account/roles";
import { and, asc, eq, sql } from "drizzle-orm";
import { invites } from "../../../db/schema/account/invites.ts";
import { memberships } from "../../../db/schema/account/memberships.ts";
import { roles } from "../../../db/schema/account/roles.ts";
import { users } from "../../../db/schema/account/users.ts";
import type { Tx } from "../../../db/tenant-transaction.ts";

const { id, name, permissions, version } = roles;
const columns = {
  ...{ id, name, permissions, version, sees_phones: roles.seesPhones },
  // Of a query over one table, columns are named without it.
  members: sql<number>`(
    select count(*)::int from memberships m where m.shop_id = roles.shop_id and m.role_id = roles.id)`,
};
const one = (shopId: string, roleId: string) => and(eq(roles.shopId, shopId), eq(id, roleId));

/** The roles of the shop, by their names. */
export const listRoles = (tx: Tx, shopId: string): Promise<Role[]> =>
  tx
    .select(columns)
    .from(roles)
    .where(eq(roles.shopId, shopId))
    .orderBy(asc(sql`lower(${name})`));

export async function findRole(tx: Tx, shopId: string, roleId: string): Promise<Role | undefined> {
  const [row] = await tx.select(columns).from(roles).where(one(shopId, roleId));
  return row;
}

/** How many there are; whoever counts next waits until this transaction ends. */
export async function countRoles(tx: Tx, shopId: string): Promise<number> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${shopId} || 'roles', 2))`);
  const [row] = await tx.select({ count: sql<number>`count(*)::int` }).from(roles).where(eq(roles.shopId, shopId));
  return row?.count ?? 0;
}

type Words = Pick<Role, "name" | "permissions"> & { seesPhones: boolean; updatedBy: string };
export async function insertRole(tx: Tx, shopId: string, words: Words): Promise<string> {
  const [row] = await tx
    .insert(roles)
    .values({ shopId, ...words })
    .returning({ id });
  if (!row) throw new Error("the database returned no role");
  return row.id;
}

/** The rights of a role, which nobody changes until this transaction ends. */
export async function lockRoleShared(tx: Tx, shopId: string, roleId: string) {
  const [row] = await tx
    .select({ permissions, seesPhones: roles.seesPhones })
    .from(roles)
    .where(one(shopId, roleId))
    .for("share");
  return row;
}

/** A role, locked until the transaction ends, with the name of whoever saved it last. */
export async function lockRole(tx: Tx, shopId: string, roleId: string) {
  const [row] = await tx
    .select({ permissions, version, seesPhones: roles.seesPhones, savedBy: users.name })
    .from(roles)
    .leftJoin(users, eq(users.id, roles.updatedBy))
    .where(one(shopId, roleId))
    .for("no key update", { of: roles });
  return row;
}

export const updateRole = (tx: Tx, shopId: string, roleId: string, words: Words) =>
  tx
    .update(roles)
    .set({ ...words, version: sql`${version} + 1` })
    .where(one(shopId, roleId));

const whoHas = (shopId: string, roleId: string) => and(eq(memberships.shopId, shopId), eq(memberships.roleId, roleId));
const whoIsInvited = (shopId: string, roleId: string) => and(eq(invites.shopId, shopId), eq(invites.roleId, roleId));

/**
 * Gives those who have a role its rights. The invited first: who accepts meanwhile is a member when their turn comes.
 * @returns the members
 */
export async function giveRights(
  tx: Tx,
  shopId: string,
  roleId: string,
  rights: Omit<Words, "name">,
): Promise<string[]> {
  const { updatedBy, ...given } = rights;
  await tx.update(invites).set(given).where(whoIsInvited(shopId, roleId));
  const members = await tx
    .update(memberships)
    .set({ ...given, updatedBy, version: sql`${memberships.version} + 1` })
    .where(whoHas(shopId, roleId))
    .returning({ id: memberships.userId });
  return members.map((member) => member.id);
}

/** Leaves those who have a role their rights, which are their own from then on. @returns the members */
export async function leaveRights(tx: Tx, shopId: string, roleId: string): Promise<string[]> {
  await tx.update(invites).set({ roleId: null }).where(whoIsInvited(shopId, roleId));
  const members = await tx
    .update(memberships)
    .set({ roleId: null })
    .where(whoHas(shopId, roleId))
    .returning({ id: memberships.userId });
  return members.map((member) => member.id);
}

/** @returns whether there was one */
export const deleteRole = async (tx: Tx, shopId: string, roleId: string): Promise<boolean> =>
  (await tx.delete(roles).where(one(shopId, roleId)).returning({ id })).length > 0;
