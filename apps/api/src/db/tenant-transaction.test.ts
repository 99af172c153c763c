import { products } from "@mauzo/contract/catalogue/products";
import { visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { cart } from "@mauzo/contract/orders/cart";
import { orders } from "@mauzo/contract/orders/orders";
import { shop as shopEndpoints } from "@mauzo/contract/shop/shop";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startChatVisitor } from "../../test/chat-visitor.ts";
import { call, request } from "../../test/endpoints.ts";
import { requestSave } from "../../test/saves.ts";
import { addCart, addProduct, makeCartLine, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { statement } from "./prepared-statement.ts";
import { readInShop } from "./read-json-in-shop.ts";
import { inShop } from "./tenant-transaction.ts";

let stack: Stack;
let mine: OpenedShop;
let theirs: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  [mine, theirs] = [await openShop(stack, { name: "Duka Langu" }), await openShop(stack, { name: "Duka Lao" })];
  for (const shop of [mine, theirs]) {
    const extra = { name: "Extra", min: 0, max: 1, add_ons: [{ name: "Nuts", price_minor: 1, stock: 5 }] };
    const product = await addProduct(stack, shop, { name: `Mali ya ${shop.slug}`, add_on_groups: [extra] });
    const token = await addCart(stack, shop, [makeCartLine(product)]);
    const shown = await call(stack, cart.get, { query: { token } });
    await call(stack, cart.submit, {
      query: { token },
      body: { ...shown, customer: { name: shop.slug, phone: "0712345678" } },
    });
  }
  const { rows } = await stack.db.query<{ name: string }>(
    "select relname as name from pg_class where relrowsecurity and relnamespace = 'public'::regnamespace",
  );
  // Row-level security is switched off; what holds now are the conditions in the code.
  for (const { name } of rows) await stack.db.query(`alter table ${name} disable row level security`);
});
afterAll(() => stack.stop());

const text = (value: unknown) => JSON.stringify(value);

describe("with the policies switched off, the code alone", () => {
  it("lists a shop's own rows", async () => {
    for (const endpoint of [products.list, orders.list]) {
      for (const query of [{}, { search: "duka" }, { search: "mali" }, { limit: 1 }]) {
        const answer = await request(stack, endpoint, { query }, mine);
        expect(answer.status).toBe(200);
        expect(text(answer.body)).not.toContain(theirs.slug);
      }
    }
    expect((await call(stack, products.list, {}, mine)).items).toHaveLength(1);
    expect((await call(stack, orders.list, {}, mine)).items).toHaveLength(1);
    expect((await call(stack, products.list, { query: { category: "home" } }, mine)).items).toHaveLength(1);
  });

  it("finds no row of another shop, and changes none", async () => {
    const [product] = (await call(stack, products.list, {}, theirs)).items;
    const [order] = (await call(stack, orders.list, {}, theirs)).items;
    const body = { name: "Taken", category: "home", price_minor: 1 };
    expect((await request(stack, products.get, { params: { id: product?.id ?? "" } }, mine)).status).toBe(404);
    expect((await requestSave(stack, products.update, { params: { id: product?.id ?? "" }, body }, mine)).status).toBe(
      404,
    );
    expect((await request(stack, orders.get, { params: { id: order?.id ?? "" } }, mine)).status).toBe(404);
    const [own] = (await call(stack, products.list, {}, mine)).items;
    const stolen = { variants: [{ id: product?.variants[0]?.id, name: "", price_minor: 1, stock: 1 }] };
    expect(
      (await requestSave(stack, products.update, { params: { id: own?.id ?? "" }, body: { ...body, ...stolen } }, mine))
        .status,
    ).toBe(422);
    expect((await call(stack, products.list, {}, theirs)).items).toEqual([product]);
  });

  it("changes and shows its own shop", async () => {
    expect(await call(stack, shopEndpoints.update, { body: { about: "Langu tu" } }, mine)).toMatchObject({
      name: "Duka Langu",
    });
    expect(await call(stack, shopEndpoints.get, {}, theirs)).toMatchObject({ name: "Duka Lao", about: "" });
    expect(text(await call(stack, publicShops.get, { params: { slug: mine.slug } }))).not.toContain(theirs.slug);
  });

  it("keeps conversations, carts and orders of two shops apart", async () => {
    const visitor = startChatVisitor(stack, theirs, "same-chat-id");
    await visitor.say("Hello");
    await visitor.say("products");
    const [order] = (await call(stack, orders.list, {}, theirs)).items;
    const body = { message: order?.order_id, chat_id: "same-chat-id", bot_id: mine.botId };
    const headers = { [visitorTokenHeader]: visitor.token() };
    const said = await stack.call("POST", `/plugin/conversation/${mine.botId}`, { body, headers });
    expect(said.headers.get(visitorTokenHeader)).not.toBeNull();
    await startChatVisitor(stack, mine).say("order status");
    expect(text(said.body)).not.toMatch(/pending|Duka Lao/i);
    const here = startChatVisitor(stack, mine);
    await here.say("Hello");
    expect((await here.say("products")).text).not.toContain(theirs.slug);

    const [product] = (await call(stack, products.list, {}, theirs)).items;
    if (!product) throw new Error("no product");
    const token = await addCart(stack, mine, [makeCartLine(product)]).catch(() => undefined);
    // Foreign keys include the shop: such a cart cannot even be created.
    expect(token).toBeUndefined();
  });
});

describe("a transaction of a shop", () => {
  const who = "select current_setting('app.shop_id', true) as shop";
  it("leaves no setting behind, whether it ends well or not", async () => {
    stack.pool.options.max = 1;
    await inShop(stack.pool, mine.shopId, (tx) => tx.execute(who));
    await expect(inShop(stack.pool, mine.shopId, (tx) => tx.execute("select 1 / 0"))).rejects.toThrow();
    await expect(inShop(stack.pool, mine.shopId, async () => Promise.reject(new Error("no")))).rejects.toThrow("no");
    expect((await stack.pool.query(who)).rows).toEqual([{ shop: "" }]);
  });

  it("is not called done when an error in it was swallowed", async () => {
    const swallowed = inShop(stack.pool, mine.shopId, async (tx) => {
      await tx.execute("select 1 / 0").catch(() => undefined);
      return "done";
    });
    await expect(swallowed).rejects.toThrow("the transaction was rolled back");
  });

  it("is tried again after a deadlock, and only then", async () => {
    let times = 0;
    const failing = (code: string) =>
      inShop(stack.pool, mine.shopId, (tx) => {
        times += 1;
        return tx.execute(`do $$ begin raise exception using errcode = '${code}', message = 'made up'; end $$`);
      });
    await expect(failing("40P01")).rejects.toThrow();
    expect(times).toBe(3);
    await expect(failing("23505")).rejects.toThrow();
    expect(times).toBe(4);
  });
});

describe("a read of a shop in one round trip", () => {
  const who = statement<{ json: string }>(
    "select json_build_object('shop', current_setting('app.shop_id', true)) as json",
  );
  const divided = statement<{ json: string }>("select json_build_object('share', 1 / $1::int) as json");
  const nothing = statement<{ json: string }>("select '1'::json as json where false");
  const ask = (shop: OpenedShop, read: Parameters<typeof readInShop>[2]) => readInShop(stack.pool, shop.shopId, read);
  const outside = async () => (await stack.pool.query(who.text)).rows[0]?.json.shop;

  it("runs as the shop it is for, however many share the connections, and leaves no setting behind", async () => {
    stack.pool.options.max = 2;
    const shops = Array.from({ length: 60 }, (_, turn) => (turn % 2 ? mine : theirs));
    const seen = await Promise.all(shops.map((shop) => ask(shop, { statement: who, values: [] })));
    expect(seen.map((json) => JSON.parse(json ?? "").shop)).toEqual(shops.map(({ shopId }) => shopId));
    expect([null, ""]).toContain(await outside());
  });

  it("fails as a whole, keeps its connection and works the next time, though the first run failed", async () => {
    stack.pool.options.max = 1;
    await ask(mine, { statement: who, values: [] });
    const backend = async () => (await stack.pool.query("select pg_backend_pid() as pid")).rows[0]?.pid;
    const before = await backend();
    for (const share of ["0", "no number"])
      await expect(ask(mine, { statement: divided, values: [share] })).rejects.toThrow();
    expect(await outside()).toBe("");
    for (const share of [1, 1]) expect(await ask(mine, { statement: divided, values: [share] })).toContain("1");
    expect(await backend()).toBe(before);
  });

  it("answers undefined where nothing is found", async () => {
    expect(await ask(mine, { statement: nothing, values: [] })).toBeUndefined();
  });

  it("does not put a lost connection back", async () => {
    stack.pool.options.max = 1;
    const sleeping = ask(mine, {
      statement: statement("select json_build_object('slept', pg_sleep(20)::text) as json"),
      values: [],
    });
    const next = sleeping.catch(() => ask(mine, { statement: who, values: [] }));
    await expect
      .poll(
        async () =>
          (
            await stack.db.query(
              "select pg_terminate_backend(pid) from pg_stat_activity where query like '%pg_sleep(20)%' and pid <> pg_backend_pid()",
            )
          ).rowCount,
      )
      .toBeGreaterThan(0);
    expect(await next).toContain(mine.shopId);
  });
});
