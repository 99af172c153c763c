import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type Action, actions, type Resource, resources } from "@mauzo/permissions/permissions";
import type { FullShop } from "./full-shop.ts";
import type { Stack } from "./stack.ts";

/** Somebody who calls: what they hold in the shop, and what they bring along. */
export type Somebody = {
  name: string;
  /** `nobody`: not signed in, whatever they bring. `person`: signed in, in no shop. */
  standing: "nobody" | "person" | "member" | "admin";
  holds: ReadonlySet<string>;
  /** Makes them anew and gives back the headers they call with. */
  arrive: () => Promise<Record<string, string>>;
};

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
const nothing: ReadonlySet<string> = new Set();

type Membership = { shopId: string; isAdmin?: boolean; grants?: { resource: Resource; action: Action }[] };

/** A signed-in person, written straight into the tables: signing up costs a password hash each time. */
async function addPerson(stack: Stack, membership?: Membership): Promise<{ userId: string; token: string }> {
  const token = randomBytes(32).toString("base64url");
  const { rows } = await stack.db.query<{ id: string }>(
    `with person as (insert into auth.users (name, email) values ('Mtu', $1) returning id),
       opened as (insert into auth.sessions (user_id, token, expires_at) select id, $1, now() + interval '1 day' from person returning id),
       access as (insert into auth.access_tokens (hash, session_id, expires_at) select $2, id, now() + interval '10 minutes' from opened)
     select id from person`,
    [`${randomUUID()}@duka.example`, createHash("sha256").update(token).digest()],
  );
  const userId = rows[0]?.id ?? "";
  if (membership)
    await stack.db.query("insert into memberships (shop_id, user_id, is_admin, permissions) values ($1, $2, $3, $4)", [
      membership.shopId,
      userId,
      membership.isAdmin ?? false,
      JSON.stringify(membership.grants ?? []),
    ]);
  return { userId, token };
}

/** The 43 kinds of callers there are for a shop. */
export function everybody(stack: Stack, shop: FullShop, otherShop: FullShop): Somebody[] {
  const { shopId } = shop;
  const needs = resources.flatMap((resource) => actions.map((action) => ({ resource, action })));
  const keyOf = ({ resource, action }: (typeof needs)[number]) => `${resource}:${action}`;
  const arriving = (membership?: Membership, after?: (userId: string) => string) => async () => {
    const { userId, token } = await addPerson(stack, membership);
    if (after) await stack.db.query(after(userId));
    return bearer(token);
  };
  return [
    { name: "nobody", standing: "nobody", holds: nothing, arrive: async () => ({}) },
    { name: "a person without a shop", standing: "person", holds: nothing, arrive: arriving() },
    { name: "a member who holds nothing", standing: "member", holds: nothing, arrive: arriving({ shopId }) },
    ...needs.map((need) => ({
      name: `a member with ${keyOf(need)}`,
      standing: "member" as const,
      holds: new Set([keyOf(need)]),
      arrive: arriving({ shopId, grants: [need] }),
    })),
    {
      name: "a member with everything",
      standing: "member",
      holds: new Set(needs.map(keyOf)),
      arrive: arriving({ shopId, grants: needs }),
    },
    { name: "an admin", standing: "admin", holds: nothing, arrive: arriving({ shopId, isAdmin: true }) },
    {
      name: "an admin of another shop",
      standing: "admin",
      holds: nothing,
      arrive: arriving({ shopId: otherShop.shopId, isAdmin: true }),
    },
    {
      name: "a member who was removed",
      standing: "person",
      holds: nothing,
      arrive: arriving({ shopId, isAdmin: true }, (userId) => `delete from memberships where user_id = '${userId}'`),
    },
    {
      name: "a person whose account was closed",
      standing: "nobody",
      holds: nothing,
      arrive: arriving({ shopId, isAdmin: true }, (userId) => `delete from auth.users where id = '${userId}'`),
    },
    {
      name: "an admin whose session has run out",
      standing: "nobody",
      holds: nothing,
      arrive: arriving(
        { shopId, isAdmin: true },
        (userId) => `update auth.sessions set expires_at = now() where user_id = '${userId}'`,
      ),
    },
    { name: "a holder of a cart link", standing: "nobody", holds: nothing, arrive: async () => bearer(shop.openCart) },
    {
      name: "a visitor of the chat",
      standing: "nobody",
      holds: nothing,
      arrive: async () => bearer(shop.visitorToken),
    },
  ];
}
