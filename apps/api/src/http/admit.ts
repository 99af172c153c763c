import { createHash } from "node:crypto";
import { type Access, stepUpReason } from "@mauzo/contract/endpoint";
import { can, type Grants, isAdmin } from "@mauzo/permissions/permissions";
import type { Context } from "hono";
import type { Pool } from "../db/client.ts";
import { findEntrance } from "../db/entrances.ts";
import { inShop } from "../db/scope.ts";
import { type Read, readInShop } from "../db/shop-read.ts";
import { run, statement } from "../db/statement.ts";
import { denied, notFound, Refusal } from "./refusal.ts";
import type { Person, Visit, VisitOf } from "./visit.ts";

type Row = {
  session_id: string;
  user_id: string;
  name: string;
  email: string;
  shop_id: string | null;
  is_admin: boolean | null;
  permissions: Grants | null;
};

/** Whose access token this is; undefined when it is unknown, expired or its session has ended. */
export async function findPerson(pool: Pool, token: string): Promise<Person | undefined> {
  const hash = createHash("sha256").update(token).digest();
  const { rows } = await pool.query<Row>({ name: "person-of", text: "select * from person_of($1)", values: [hash] });
  const [row] = rows;
  if (!row) return undefined;
  return {
    sessionId: row.session_id,
    userId: row.user_id,
    name: row.name,
    email: row.email,
    shopId: row.shop_id,
    grants: row.is_admin ? { is_admin: true } : (row.permissions ?? []),
  };
}

const bearerOf = (c: Context) => /^Bearer ([\w-]{43})$/i.exec(c.req.header("authorization") ?? "")?.[1];

/** Only the Authorization header signs anyone in; cookies are not looked at. */
async function requirePerson(c: Context, pool: Pool): Promise<Person> {
  const token = bearerOf(c);
  const person = token ? await findPerson(pool, token) : undefined;
  if (!person) throw new Refusal(401, "Sign in to go on");
  return person;
}

function checkGrants(access: Access, grants: Grants): void {
  if (access === "admin" && !isAdmin(grants)) throw denied();
  if (typeof access === "object" && !can(grants, access)) throw denied();
}

const publishedShop = statement("select 1 from shops where shop_id = $1 and published");

/** Whether everybody may look at the shop. */
const isPublished = async (pool: Pool, shopId: string): Promise<boolean> =>
  (await inShop(pool, shopId, (tx) => run(tx, publishedShop, [shopId]))).length > 0;

/**
 * Opens the door an endpoint's access describes, or refuses: 401 for nobody, 403 for somebody without the grant,
 * 404 for a bot, shop or cart link that leads nowhere. Nothing declared means nothing admitted.
 */
export async function admit(access: Access, c: Context, pool: Pool, visit: Visit): Promise<VisitOf<Access>> {
  const scoped = (shopId: string) => ({
    shopId,
    tx: <T>(work: Parameters<typeof inShop<T>>[2]) => inShop(pool, shopId, work),
    read: (read: Read) => readInShop(pool, shopId, read),
  });
  switch (access) {
    case "public":
      return visit;
    case "signedIn":
      return { ...visit, person: await requirePerson(c, pool) };
    case "visitor": {
      const bot = await findEntrance(pool, "bot", c.req.param("botId") ?? "");
      if (!bot) throw notFound();
      return { ...visit, ...scoped(bot.shopId), botId: bot.targetId };
    }
    case "bot": {
      const token = bearerOf(c);
      const bot = token ? await findEntrance(pool, "bot_token", token) : undefined;
      if (!bot) throw new Refusal(401, "The bearer token is missing, wrong or has expired");
      return { ...visit, ...scoped(bot.shopId), botId: bot.targetId };
    }
    case "cart": {
      const cart = await findEntrance(pool, "cart", c.req.query("token") ?? "");
      if (!cart) throw new Refusal(404, "This link does not lead to a cart");
      return { ...visit, ...scoped(cart.shopId), cartId: cart.targetId };
    }
    case "shopper": {
      const shop = await findEntrance(pool, "slug", c.req.param("slug") ?? "");
      if (!shop || !(await isPublished(pool, shop.shopId))) throw notFound();
      return { ...visit, ...scoped(shop.shopId) };
    }
    default: {
      const person = await requirePerson(c, pool);
      if (!person.shopId) throw denied();
      checkGrants(access, person.grants);
      return { ...visit, ...scoped(person.shopId), person };
    }
  }
}

/** Lets through who gave the password in this session at most five minutes ago; a stolen access token did not. */
export async function requireStepUp(pool: Pool, visit: VisitOf<Access>): Promise<void> {
  const { rows } = await pool.query({
    name: "stepped-up",
    text: "select 1 from auth.sessions where id = $1 and confirmed_at > now() - interval '5 minutes'",
    values: ["person" in visit ? visit.person.sessionId : null],
  });
  if (rows.length === 0) throw new Refusal(403, "Confirm your password to go on", { reason: stepUpReason });
}
