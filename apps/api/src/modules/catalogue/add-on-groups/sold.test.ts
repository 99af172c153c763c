import { addOnGroups } from "@mauzo/contract/catalogue/add-on-groups";
import type { Product } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { orders } from "@mauzo/contract/orders/orders";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import { afterAll, beforeAll, describe, expect, inject, it } from "vitest";
import { groupInput } from "../../../../test/add-on-group-calls.ts";
import { linkTokenIn, startChatVisitor } from "../../../../test/chat-visitor.ts";
import { call, request } from "../../../../test/endpoints.ts";
import {
  addCarts,
  addProduct,
  countByStatus,
  countDeadlocks,
  countRows,
  makeCartLine,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

const rounds = inject("raceRounds");

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const topping = (stock: number) => ({
  ...{ name: "Kionjo", min: 0, max: 1 },
  add_ons: [{ name: "Chokoleti", price_minor: 50_000, stock }],
});
const flavours = {
  ...{ name: "Ladha", min: 3, max: 3 },
  add_ons: Array.from({ length: 10 }, (_, at) => ({
    ...{ name: `Ladha ${at + 1}`, price_minor: at === 9 ? 20_000 : 0, stock: at < 9 ? 20 : null },
  })),
};

describe("one stock of an add-on in two products", () => {
  async function twoProducts(stock: number) {
    const group = await call(stack, addOnGroups.create, { body: topping(stock) }, shop);
    const made: Product[] = [];
    for (const name of ["Koni", "Bakuli"])
      made.push(await addProduct(stack, shop, { name, stock: 1_000, add_on_groups: [groupInput(group)] }));
    return { addOn: group.add_ons[0]?.id ?? "", made };
  }
  const linesOf = (made: Product[], addOn: string, quantity = 1) =>
    made.flatMap((product) => [
      makeCartLine(product, quantity),
      { ...makeCartLine(product, quantity), variantId: null, addOnId: addOn },
    ]);
  const submit = (token: string, made: Product[], addOn: string, quantity = 1) =>
    request(stack, cart.submit, {
      query: { token },
      body: {
        products: made.map(({ id, variants }) => ({
          id,
          variants: [{ id: variants[0]?.id, quantity }],
          add_ons: [{ id: addOn, quantity }],
        })),
      },
    });

  it("is taken by both lines of one cart together, all or nothing", async () => {
    const { addOn, made } = await twoProducts(3);
    const [first = "", second = ""] = await addCarts(stack, shop, [linesOf(made, addOn), linesOf(made, addOn)]);
    expect((await submit(first, made, addOn, 2)).status).toBe(409);
    expect(await stockOf(stack, addOn)).toEqual({ stock: 3, moved: 3 });
    expect((await submit(first, made, addOn)).status).toBe(200);
    expect(await stockOf(stack, addOn)).toEqual({ stock: 1, moved: 1 });
    expect((await submit(second, made, addOn)).status).toBe(409);
    expect(await stockOf(stack, addOn)).toEqual({ stock: 1, moved: 1 });
  });

  it(`is never oversold by 60 carts at once through one, the other and both, ${rounds} times`, async () => {
    const deadlocks = await countDeadlocks(stack);
    for (let round = 0; round < rounds; round++) {
      const { addOn, made } = await twoProducts(20);
      const [cone, bowl] = made;
      if (!cone || !bowl) throw new Error("two were made");
      const kinds = [[cone], [bowl], [cone, bowl], [bowl, cone]];
      const wanted = Array.from({ length: 60 }, (_, at) => kinds[at % kinds.length] ?? []);
      const tokens = await addCarts(
        stack,
        shop,
        wanted.map((products) => linesOf(products, addOn)),
      );
      const before = await countRows(stack, "orders");
      const answers = await Promise.all(tokens.map((token, at) => submit(token, wanted[at] ?? [], addOn)));
      expect(Object.keys(countByStatus(answers)).sort()).toEqual(["200", "409"]);
      const sold = answers.reduce((sum, { status }, at) => sum + (status === 200 ? (wanted[at]?.length ?? 0) : 0), 0);
      expect(sold).toBe(20);
      expect(await stockOf(stack, addOn)).toEqual({ stock: 0, moved: 0 });
      expect(await countRows(stack, "orders")).toBe(before + (countByStatus(answers)[200] ?? 0));
    }
    expect(await countDeadlocks(stack)).toBe(deadlocks);
  }, 120_000);
});

describe("the whole way", () => {
  const ordered = async (token: string, body: object) => {
    const { order_id } = await call(stack, cart.submit, { query: { token }, body });
    const { items } = await call(stack, orders.list, { query: { search: order_id } }, shop);
    const order = await call(stack, orders.get, { params: { id: items[0]?.id ?? "" } }, shop);
    return order.lines.map(({ name, quantity, total }) => [name, quantity, total.minor]);
  };

  it("three ice creams, one of them with a topping: from the chat, and from the shop's page", async () => {
    const group = await call(stack, addOnGroups.create, { body: topping(5) }, shop);
    const ice = await addProduct(stack, shop, {
      ...{ name: "Aiskrimu", price_minor: 200_000, stock: 50 },
      add_on_groups: [groupInput(group)],
    });
    const addOn = group.add_ons[0]?.id ?? "";
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    await visitor.pick("See products");
    await visitor.say("aiskrimu");
    await visitor.say("done");
    await visitor.say("2");
    await visitor.pick("More products");
    await visitor.say("aiskrimu");
    await visitor.say("chokoleti");
    await visitor.say("1");
    const token = linkTokenIn((await visitor.say("checkout")).text);
    const shown = await call(stack, cart.get, { query: { token } });
    const lines = [
      ["", 2, 400_000],
      ["", 1, 200_000],
      ["Chokoleti", 1, 50_000],
    ];
    expect(shown.total.minor).toBe(650_000);
    expect(await ordered(token, shown)).toEqual(lines);
    expect(await stockOf(stack, addOn)).toEqual({ stock: 4, moved: 4 });

    const [variant] = ice.variants;
    const made = await call(stack, publicShops.createCart, {
      params: { slug: shop.slug },
      body: {
        language: "sw",
        lines: [
          { product_id: ice.id, variant_id: variant?.id, quantity: 2 },
          { product_id: ice.id, variant_id: variant?.id, quantity: 1, add_ons: [{ id: addOn, quantity: 1 }] },
        ],
      },
    });
    const fromPage = new URL(made.url).searchParams.get("token") ?? "";
    expect(await ordered(fromPage, await call(stack, cart.get, { query: { token: fromPage } }))).toEqual(lines);
    expect(await stockOf(stack, addOn)).toEqual({ stock: 3, moved: 3 });
  });

  it("exactly three of ten, also one of them twice: neither two nor four, wherever they are chosen", async () => {
    const group = await call(stack, addOnGroups.create, { body: flavours }, shop);
    const bowl = await addProduct(stack, shop, {
      ...{ name: "Bakuli la ladha", price_minor: 300_000, stock: 50 },
      add_on_groups: [groupInput(group)],
    });
    const visitor = startChatVisitor(stack, shop);
    await visitor.say("Hello");
    await visitor.pick("See products");
    await visitor.say("bakuli la ladha");
    await visitor.say("Ladha 1");
    const early = await visitor.say("done");
    expect(early.text).not.toContain("[1]");
    await visitor.say("Ladha 1");
    await visitor.pick("More");
    const chosen = await visitor.pick("Ladha 10");
    expect(chosen.text).toContain("[1]");
    await visitor.say("2");
    const token = linkTokenIn((await visitor.say("checkout")).text);
    const shown = await call(stack, cart.get, { query: { token } });
    expect(shown.total.minor).toBe(2 * 320_000);
    const ids = group.add_ons.map(({ id }) => id);
    const body = (counts: number[]) => ({
      products: [
        {
          id: bowl.id,
          variants: [{ id: bowl.variants[0]?.id, quantity: 1 }],
          add_ons: counts.flatMap((quantity, at) => (quantity > 0 ? [{ id: ids[at], quantity }] : [])),
        },
      ],
    });
    for (const counts of [[2], [2, 0, 0, 0, 0, 0, 0, 0, 0, 2], []])
      expect((await request(stack, cart.submit, { query: { token }, body: body(counts) })).status).toBe(422);
    expect(await ordered(token, shown)).toEqual([
      ["", 2, 600_000],
      ["Ladha 1", 4, 0],
      ["Ladha 10", 2, 40_000],
    ]);
    expect(await stockOf(stack, ids[0] ?? "")).toEqual({ stock: 16, moved: 16 });

    const fromPage = (count: number) =>
      request(stack, publicShops.createCart, {
        params: { slug: shop.slug },
        body: {
          language: "en",
          lines: [
            {
              ...{ product_id: bowl.id, variant_id: bowl.variants[0]?.id, quantity: 1 },
              add_ons: ids.slice(0, count).map((id) => ({ id, quantity: 1 })),
            },
          ],
        },
      });
    expect((await fromPage(2)).status).toBe(409);
    expect((await fromPage(4)).status).toBe(409);
    expect((await fromPage(3)).status).toBe(201);
  });
});
