import { randomBytes, randomUUID } from "node:crypto";
import { type Product, type ProductInput, products } from "@mauzo/contract/catalogue/products";
import type { Grant } from "@mauzo/permissions/permissions";
import { inShop } from "../src/db/tenant-transaction.ts";
import { createCartLink } from "../src/modules/orders/cart/create-cart-link.ts";
import type { CartLine } from "../src/modules/orders/cart/rules/cart-products.ts";
import { call } from "./endpoints.ts";
import { type openShop, type Stack, signUp } from "./stack.ts";

export type OpenedShop = Awaited<ReturnType<typeof openShop>>;

/** Adds a product as the shop's admin would. */
export async function addProduct(stack: Stack, { token }: OpenedShop, product: Partial<ProductInput> = {}) {
  const body = { name: "Kikoi", category: "home", price_minor: 2_500_000, stock: 10, ...product };
  const { batch_id: _, ...made } = await call(stack, products.create, { body }, { token });
  return made;
}

/** Adds a member of the shop who is not its admin, with an access token. */
export async function addMember(stack: Stack, { shopId }: OpenedShop, permissions: Grant[]) {
  const person = await signUp(stack);
  await stack.db.query(
    "insert into memberships (shop_id, user_id, permissions) select $1, id, $3 from auth.users where email = $2",
    [shopId, person.email, JSON.stringify(permissions)],
  );
  return person;
}

/** Publishes a flow of the bot's own, as the owner: no endpoint does it yet. */
export const addFlow = (stack: Stack, { shopId, botId }: OpenedShop, document: unknown) =>
  stack.db.query(
    `insert into flows (shop_id, bot_id, version, document, published_at)
     select $1, $2, count(*) + 1, $3, now() from flows where shop_id = $1 and bot_id = $2`,
    [shopId, botId, JSON.stringify(document)],
  );

/** One line with the product's first variant. */
export const makeCartLine = (product: Product, quantity = 1, index = 0): CartLine => ({
  productId: product.id,
  variantId: product.variants[index]?.id ?? null,
  addOnId: null,
  quantity,
  item: 0,
});

/** Adds a cart link for each list of lines, as the bot creates them; returns the tokens. */
export async function addCarts(
  stack: Stack,
  { shopId, botId }: OpenedShop,
  carts: CartLine[][],
  language: "en" | "sw" = "en",
): Promise<string[]> {
  const { rows } = await stack.db.query<{ id: string }>(
    "insert into conversations (shop_id, bot_id, channel, chat_id, visitor_hash) values ($1, $2, 'web', $3, $4) returning id",
    [shopId, botId, randomUUID(), randomBytes(32)],
  );
  const conversationId = rows[0]?.id ?? "";
  return inShop(stack.pool, shopId, async (tx) => {
    const tokens: string[] = [];
    for (const lines of carts) {
      const { url } = await createCartLink(tx, stack.deps, { shopId, conversationId, language, lines, replaces: null });
      tokens.push(new URL(url).searchParams.get("token") ?? "");
    }
    return tokens;
  });
}

export async function addCart(stack: Stack, shop: OpenedShop, lines: CartLine[], language: "en" | "sw" = "en") {
  const [token = ""] = await addCarts(stack, shop, [lines], language);
  return token;
}

/** An item's stock, and the sum of its movements: they are always equal. */
export async function stockOf(stack: Stack, itemId: string): Promise<{ stock: number | null; moved: number }> {
  const { rows } = await stack.db.query<{ stock: number | null; moved: number }>(
    `select stock, (select coalesce(sum(delta), 0)::int from stock_movements m where m.variant_id = item.id or m.add_on_id = item.id) as moved
     from (select id, stock from variants union all select id, stock from add_ons) item where id = $1`,
    [itemId],
  );
  const [row] = rows;
  if (!row) throw new Error("no such item");
  return row;
}

/** Counts rows as the owner. */
export async function countRows(stack: Stack, statement: string, values: unknown[] = []): Promise<number> {
  const { rows } = await stack.db.query<{ count: string }>(`select count(*) from ${statement}`, values);
  return Number(rows[0]?.count);
}

/** How often each status came. */
export function countByStatus(answers: { status: number }[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
}

/** Asks again as long as a busy machine says to try again. */
export async function untilAnswered<Answer extends { status: number }>(ask: () => Promise<Answer>): Promise<Answer> {
  let answer = await ask();
  while (answer.status === 503) answer = await ask();
  return answer;
}

/** How many deadlocks PostgreSQL has found in this database; its counter lags by a second. */
export async function countDeadlocks(stack: Stack): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  const { rows } = await stack.db.query<{ deadlocks: string }>(
    "select deadlocks from pg_stat_database where datname = current_database()",
  );
  return Number(rows[0]?.deadlocks);
}
