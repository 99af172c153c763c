import { type Action, actions, type Resource, resources } from "@mauzo/permissions/permissions";
import { addPerson } from "./add-person.ts";
import type { FullShop } from "./full-shop-type.ts";
import { asOperator } from "./operator-fixtures.ts";
import type { Stack } from "./stack.ts";

/** A caller: their permissions in the shop, and the headers they send. */
export type TestCaller = {
  name: string;
  /** `nobody`: not signed in, whatever headers they send. `person`: signed in, member of no shop. `operator`: runs Mauzo, and is a member of none. */
  role: "nobody" | "person" | "member" | "admin" | "operator";
  permissions: ReadonlySet<string>;
  /** Creates the caller again and returns their headers. */
  makeHeaders: () => Promise<Record<string, string>>;
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const named = (userId: string) => `insert into auth.operators (user_id) values ('${userId}')`;
const nothing: ReadonlySet<string> = new Set();

type Membership = { shopId: string; isAdmin?: boolean; grants?: { resource: Resource; action: Action }[] };

async function addCaller(stack: Stack, membership?: Membership): Promise<{ userId: string; token: string }> {
  const { userId, token } = await addPerson(stack);
  if (membership)
    await stack.db.query("insert into memberships (shop_id, user_id, is_admin, permissions) values ($1, $2, $3, $4)", [
      membership.shopId,
      userId,
      membership.isAdmin ?? false,
      JSON.stringify(membership.grants ?? []),
    ]);
  return { userId, token };
}

/** All 46 kinds of callers for a shop. */
export function makeCallers(stack: Stack, shop: FullShop, otherShop: FullShop): TestCaller[] {
  const { shopId } = shop;
  const needs = resources.flatMap((resource) => actions.map((action) => ({ resource, action })));
  const keyOf = ({ resource, action }: (typeof needs)[number]) => `${resource}:${action}`;
  const arriving = (membership?: Membership, after?: (userId: string) => string) => async () => {
    const { userId, token } = await addCaller(stack, membership);
    if (after) await stack.db.query(after(userId));
    return bearer(token);
  };
  return [
    { name: "nobody", role: "nobody", permissions: nothing, makeHeaders: async () => ({}) },
    { name: "a person without a shop", role: "person", permissions: nothing, makeHeaders: arriving() },
    { name: "a member who holds nothing", role: "member", permissions: nothing, makeHeaders: arriving({ shopId }) },
    ...needs.map((need) => ({
      name: `a member with ${keyOf(need)}`,
      role: "member" as const,
      permissions: new Set([keyOf(need)]),
      makeHeaders: arriving({ shopId, grants: [need] }),
    })),
    {
      name: "a member with everything",
      role: "member",
      permissions: new Set(needs.map(keyOf)),
      makeHeaders: arriving({ shopId, grants: needs }),
    },
    { name: "an admin", role: "admin", permissions: nothing, makeHeaders: arriving({ shopId, isAdmin: true }) },
    {
      name: "an admin of another shop",
      role: "admin",
      permissions: nothing,
      makeHeaders: arriving({ shopId: otherShop.shopId, isAdmin: true }),
    },
    {
      name: "an operator",
      role: "operator",
      permissions: nothing,
      makeHeaders: arriving(undefined, (userId) => `${named(userId)}; ${asOperator(userId)}`),
    },
    {
      name: "an operator without a second factor",
      role: "person",
      permissions: nothing,
      makeHeaders: arriving(
        undefined,
        (userId) => `${named(userId)}; update auth.users set email_verified = true where id = '${userId}'`,
      ),
    },
    {
      name: "an operator whose address is not confirmed",
      role: "person",
      permissions: nothing,
      makeHeaders: arriving(
        undefined,
        (userId) => `${named(userId)}; update auth.users set two_factor_enabled = true where id = '${userId}'`,
      ),
    },
    {
      name: "a member who was removed",
      role: "person",
      permissions: nothing,
      makeHeaders: arriving(
        { shopId, isAdmin: true },
        (userId) => `delete from memberships where user_id = '${userId}'`,
      ),
    },
    {
      name: "a person whose account was closed",
      role: "nobody",
      permissions: nothing,
      makeHeaders: arriving({ shopId, isAdmin: true }, (userId) => `delete from auth.users where id = '${userId}'`),
    },
    {
      name: "an admin whose session has run out",
      role: "nobody",
      permissions: nothing,
      makeHeaders: arriving(
        { shopId, isAdmin: true },
        (userId) => `update auth.sessions set expires_at = now() where user_id = '${userId}'`,
      ),
    },
    {
      name: "a holder of a cart link",
      role: "nobody",
      permissions: nothing,
      makeHeaders: async () => bearer(shop.openCart),
    },
    {
      name: "a visitor of the chat",
      role: "nobody",
      permissions: nothing,
      makeHeaders: async () => bearer(shop.visitorToken),
    },
  ];
}
