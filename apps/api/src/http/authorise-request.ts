import { createHash } from "node:crypto";
import { isAllowedWhileViewing, isAlwaysAllowed } from "@mauzo/contract/allowed-while-viewing";
import type { Access, Endpoint } from "@mauzo/contract/endpoint";
import { can, type Grants, isAdmin } from "@mauzo/permissions/permissions";
import type { Context } from "hono";
import type { Pool } from "../db/connection-pool.ts";
import { findLookupKey } from "../db/lookup-keys.ts";
import { runStatement, statement } from "../db/prepared-statement.ts";
import { type JsonQuery, readInShop } from "../db/read-json-in-shop.ts";
import { inShop, type Origin, type Phones } from "../db/tenant-transaction.ts";
import { findKey } from "./api-keys/find-key.ts";
import { keySecretOf } from "./api-keys/key-secret.ts";
import type { ApiKeys } from "./api-keys/open-api-keys.ts";
import { requireOperator } from "./operators/require-operator.ts";
import { forbidden, notFound, refuse } from "./refuse.ts";
import type { ContextOf, Person, RequestContext, SignedInPerson } from "./request-context.ts";

type Row = {
  session_id: string;
  user_id: string;
  name: string;
  email: string;
  shop_id: string | null;
  is_admin: boolean | null;
  permissions: Grants | null;
  sees_phones: boolean | null;
  needs_second_factor: boolean;
  viewer_id: string | null;
  viewer_name: string | null;
  view_until: Date | null;
  view_is_over: boolean | null;
};

const hashOf = (token: string) => createHash("sha256").update(token).digest();
const personOf = (row: Row): SignedInPerson => ({
  sessionId: row.session_id,
  userId: row.user_id,
  name: row.name,
  email: row.email,
  shopId: row.shop_id,
  seesPhones: row.sees_phones === true,
  needsSecondFactor: row.needs_second_factor,
  grants: row.is_admin ? { is_admin: true } : (row.permissions ?? []),
  ...(row.viewer_id !== null && {
    viewer: {
      ...{ userId: row.viewer_id, name: row.viewer_name ?? "" },
      ...{ until: row.view_until?.toISOString() ?? "", isOver: row.view_is_over === true },
    },
  }),
});

/** Finds the person an access token belongs to; undefined when it is unknown or expired, or its session has ended. */
async function findPerson(pool: Pool, token: string): Promise<SignedInPerson | undefined> {
  const values = [hashOf(token)];
  const { rows } = await pool.query<Row>({ name: "caller-of", text: "select * from caller_of($1)", values });
  return rows[0] && personOf(rows[0]);
}

const bearerOf = (c: Context) => /^Bearer ([\w-]{43})$/i.exec(c.req.header("authorization") ?? "")?.[1];

/** Finds the people and the keys that these bearers belong to: all people with one statement. */
export async function findCallers(pool: Pool, bearers: readonly string[]): Promise<Map<string, Person>> {
  const { rows } = await pool.query<Row & { token: string }>({
    name: "callers-of",
    text: "select given.token, person.* from unnest($1::text[], $2::bytea[]) as given (token, hash), caller_of(given.hash) person",
    values: [bearers, bearers.map(hashOf)],
  });
  const callers = new Map<string, Person>(rows.map((row) => [row.token, personOf(row)]));
  for (const bearer of bearers) {
    const secret = keySecretOf(`Bearer ${bearer}`);
    const key = secret === undefined ? undefined : await findKey(pool, secret);
    if (key) callers.set(bearer, key.person);
  }
  return callers;
}

/** Only the Authorization header authenticates; cookies are ignored. */
async function requirePerson(c: Context, pool: Pool): Promise<SignedInPerson> {
  const token = bearerOf(c);
  const person = token ? await findPerson(pool, token) : undefined;
  if (!person) throw refuse("signed_out");
  return person;
}

function checkGrants(access: Access, grants: Grants): void {
  if (access === "admin" && !isAdmin(grants)) throw forbidden();
  if (typeof access === "object" && !can(grants, access)) throw forbidden();
}

/** Who sees the shop as a member does reads it, and does nothing else. */
function checkViewing(endpoint: Endpoint, { viewer }: Person): void {
  if (!viewer || isAlwaysAllowed(endpoint)) return;
  if (viewer.isOver) throw refuse("viewing_over");
  if (!isAllowedWhileViewing(endpoint)) throw refuse("viewing_only");
}

const publishedShop = statement("select 1 from shops where shop_id = $1 and published");

/** Whether the shop is public. */
const isPublished = async (pool: Pool, shopId: string): Promise<boolean> =>
  (await inShop(pool, shopId, (tx) => runStatement(tx, publishedShop, [shopId]))).length > 0;

/**
 * Builds the context that an endpoint's access describes, or refuses: 401 when nobody is signed in, 403 without the
 * permission or a second factor that the shop or the desk asks for, 404 for a bot, shop or cart link that leads nowhere. An endpoint without a declared access admits nobody.
 */
export async function authoriseRequest(
  endpoint: Endpoint,
  c: Context,
  { pool, operators, apiKeys }: { pool: Pool; operators: readonly string[]; apiKeys: ApiKeys },
  context: RequestContext,
): Promise<ContextOf<Access>> {
  const { access } = endpoint;
  const secret = keySecretOf(c.req.header("authorization"));
  const scoped = (shopId: string, phones: Phones = "shown", origin?: Origin | "viewer") => ({
    ...{ shopId, phones, ...(origin && { origin }) },
    tx: <T>(work: Parameters<typeof inShop<T>>[2]) => inShop(pool, shopId, work, phones, origin),
    read: (read: JsonQuery) => readInShop(pool, shopId, read, phones),
  });
  switch (access) {
    case "public":
      return context;
    case "signedIn":
    case "operator": {
      if (secret !== undefined) await apiKeys.admit(secret, endpoint, context);
      const person = await requirePerson(c, pool);
      checkViewing(endpoint, person);
      if (access === "operator") await requireOperator(pool, operators, person);
      return { ...context, person };
    }
    case "visitor": {
      const bot = await findLookupKey(pool, "bot", c.req.param("botId") ?? "");
      if (!bot) throw notFound();
      return { ...context, ...scoped(bot.shopId), botId: bot.targetId };
    }
    case "bot": {
      const token = bearerOf(c);
      const bot = token ? await findLookupKey(pool, "bot_token", token) : undefined;
      if (!bot) throw refuse("bot_token_invalid");
      return { ...context, ...scoped(bot.shopId), botId: bot.targetId };
    }
    case "cart": {
      const cart = await findLookupKey(pool, "cart", c.req.query("token") ?? "");
      if (!cart) throw refuse("cart_link_unknown");
      return { ...context, ...scoped(cart.shopId, cart.phones), cartId: cart.targetId };
    }
    case "shopper": {
      const shop = await findLookupKey(pool, "slug", c.req.param("slug") ?? "");
      if (!shop || !(await isPublished(pool, shop.shopId))) throw notFound();
      return { ...context, ...scoped(shop.shopId) };
    }
    default: {
      const person =
        secret === undefined ? await requirePerson(c, pool) : await apiKeys.admit(secret, endpoint, context);
      checkViewing(endpoint, person);
      if (!person.shopId) throw forbidden();
      if (person.needsSecondFactor) throw refuse("second_factor_missing");
      checkGrants(access, person.grants);
      const { requestId: request, address } = context;
      const writer: Origin = { kind: secret === undefined ? "person" : "key", id: person.userId, address, request };
      const origin = person.viewer ? "viewer" : writer;
      return { ...context, ...scoped(person.shopId, person.seesPhones ? "shown" : "hidden", origin), person };
    }
  }
}

/**
 * Requires that the password was given in this session within the last five minutes; a stolen access token is not
 * enough.
 */
export async function requireStepUp(pool: Pool, context: ContextOf<Access>): Promise<void> {
  const { rows } = await pool.query({
    name: "stepped-up",
    text: "select 1 from auth.sessions where id = $1 and confirmed_at > now() - interval '5 minutes'",
    values: ["person" in context ? context.person.sessionId : null],
  });
  if (rows.length === 0) throw refuse("step_up");
}
