import { type ProductInput, products } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { requestSave } from "../../../../test/saves.ts";
import {
  addCart,
  addProduct,
  countRows,
  makeCartLine,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack, { name: "Duka la Vikapu" });
});
afterAll(() => stack.stop());

const topping = { name: "Topping", min: 1, max: 2, add_ons: [{ name: "Nuts", price_minor: 50, stock: 9 }] };
const dish: Partial<ProductInput> = {
  name: "Pilau",
  variants: [
    { name: "Small", price_minor: 100, stock: 5 },
    { name: "Large", price_minor: 200, stock: 5 },
  ],
  add_on_groups: [topping],
};

const show = (token: string) => call(stack, cart.get, { query: { token } });
const submit = (token: string, body: unknown) => request(stack, cart.submit, { query: { token }, body });
const placed = (token: string, body: unknown) => call(stack, cart.submit, { query: { token }, body });
const ordersOf = (shopId: string) => countRows(stack, "orders where shop_id = $1", [shopId]);

async function newCart(quantity = 2, language: "en" | "sw" = "en") {
  const product = await addProduct(stack, shop, dish);
  const addOnId = product.add_on_groups[0]?.add_ons[0]?.id ?? "";
  const addOn = { productId: product.id, variantId: null, addOnId, quantity, item: 0 };
  const token = await addCart(stack, shop, [makeCartLine(product, quantity), addOn], language);
  const [small, large] = product.variants;
  return { product, token, addOnId, smallId: small?.id ?? "", largeId: large?.id ?? "" };
}

const orderOf = ({ product, addOnId, smallId }: Awaited<ReturnType<typeof newCart>>, quantity: unknown) => ({
  products: [{ id: product.id, variants: [{ id: smallId, quantity }], add_ons: [{ id: addOnId, quantity }] }],
});

describe("a cart link", () => {
  it("shows the shop, every choice with its stock, and what is wanted", async () => {
    const { token, product, addOnId, smallId, largeId } = await newCart();
    const answer = await request(stack, cart.get, { query: { token } });
    expect(answer.headers.get("cache-control")).toBe("no-store");
    const shown = cart.get.reply.parse(answer.body);
    expect(shown).toMatchObject({
      shop_name: "Duka la Vikapu",
      shop_slug: shop.slug,
      logo_url: null,
      language: "en",
      currency: "TZS",
      state: "open",
      customer: { name: "", phone: "" },
      total: { minor: 2 * 100 + 2 * 50, currency: "TZS" },
    });
    expect(shown.order_id).toMatch(/^[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
    expect(shown.products).toEqual([
      {
        id: product.id,
        item: 0,
        name: "Pilau",
        description: "",
        image_url: null,
        variants: [
          { id: smallId, name: "Small", price: { minor: 100, currency: "TZS" }, quantity: 2, available: 5 },
          { id: largeId, name: "Large", price: { minor: 200, currency: "TZS" }, quantity: 0, available: 5 },
        ],
        add_on_groups: [{ id: product.add_on_groups[0]?.id, name: "Topping", min: 1, max: 2 }],
        add_ons: [
          {
            id: addOnId,
            group_id: product.add_on_groups[0]?.id,
            name: "Nuts",
            price: { minor: 50, currency: "TZS" },
            quantity: 2,
            available: 9,
          },
        ],
      },
    ]);
    expect(await show(token)).toEqual(shown);
  });

  it("is ordered by sending back exactly what it showed, and then is a receipt of it", async () => {
    const made = await newCart();
    const shown = await show(made.token);
    const order = await placed(made.token, {
      ...shown,
      customer: { name: "Neema", phone: "0712 345 678" },
      note: " Asante ",
    });
    expect(order).toEqual({ order_id: shown.order_id, total: shown.total, quantity: 2 });
    const after = await show(made.token);
    expect(after).toMatchObject({
      state: "ordered",
      order_id: shown.order_id,
      customer: { name: "Neema", phone: "+255712345678" },
      note: "Asante",
      total: shown.total,
      products: [{ variants: [{ id: made.smallId, quantity: 2 }], add_ons: [{ id: made.addOnId, quantity: 2 }] }],
    });
    expect(await stockOf(stack, made.smallId)).toEqual({ stock: 3, moved: 3 });
    expect(await stockOf(stack, made.addOnId)).toEqual({ stock: 7, moved: 7 });
    await requestSave(
      stack,
      products.update,
      { params: { id: made.product.id }, body: { name: "New", category: "home", price_minor: 1 } },
      shop,
    );
    expect(await show(made.token)).toEqual(after);
    expect(await placed(made.token, after)).toEqual(order);
  });

  it("takes the server's prices and names, whatever the body says of money", async () => {
    const made = await newCart();
    const text = JSON.stringify(await show(made.token))
      .replace(/"minor":\d+/g, '"minor":1')
      .replaceAll("Pilau", "Free");
    const order = await placed(made.token, {
      ...JSON.parse(text),
      total: { minor: 0, currency: "USD" },
      status: "paid",
      shop_id: "00000000-0000-7000-8000-000000000000",
      discount: 100,
    });
    expect(order.total).toEqual({ minor: 300, currency: "TZS" });
    const { rows } = await stack.db.query(
      "select o.status, o.total_minor::int as total, array_agg(distinct l.product_name) as names from orders o join order_lines l on l.order_id = o.id where o.number = $1 group by o.status, o.total_minor",
      [order.order_id],
    );
    expect(rows).toEqual([{ status: "pending", total: 300, names: ["Pilau"] }]);
  });

  it("takes the quantities and choices of the customer, not those of the link", async () => {
    const made = await newCart();
    const order = await placed(made.token, {
      products: [
        {
          id: made.product.id,
          variants: [{ id: made.largeId, quantity: 3 }],
          add_ons: [{ id: made.addOnId, quantity: 6 }],
        },
      ],
    });
    expect(order).toMatchObject({ total: { minor: 3 * 200 + 6 * 50 }, quantity: 3 });
  });

  it("of two is two: each orders its own", async () => {
    const [first, second] = [await newCart(), await newCart()];
    const one = await placed(first.token, orderOf(first, 1));
    const two = await placed(second.token, orderOf(second, 1));
    expect(one.order_id).not.toBe(two.order_id);
    expect((await submit(first.token, orderOf(second, 1))).status).toBe(409);
  });

  it("that leads nowhere, has expired or is no link is 404 or 422, never more", async () => {
    const made = await newCart();
    const { token } = made;
    const body = orderOf(made, 1);
    for (const endpoint of [cart.get, cart.submit]) {
      const send = (query: string) =>
        stack.call(endpoint.method, `${endpoint.path}${query}`, {
          body: endpoint.method === "POST" ? body : undefined,
        });
      expect((await send(`?token=${token.slice(0, -1)}`)).status).toBe(404);
      expect((await send(`?token=${encodeURIComponent("' or 1=1 --")}`)).status).toBe(404);
      expect((await send("?token=")).status).toBe(404);
      expect((await send("")).status).toBe(422);
      expect((await send(`?token=${"x".repeat(10_000)}`)).status).toBe(422);
      expect((await send(`?token=${token}&token=${token}`)).status).toBe(422);
      expect((await send("?token=%00")).status).toBe(422);
    }
    expect((await request(stack, cart.submit, { query: { token, channel: "fax" }, body })).status).toBe(422);
    await stack.db.query(
      "update lookup_keys set expires_at = now() - interval '1 second' where key_hash = sha256($1)",
      [Buffer.from(token)],
    );
    expect(await request(stack, cart.get, { query: { token } })).toMatchObject({ status: 404 });
    expect(await submit(token, body)).toMatchObject({ status: 404, body: { detail: expect.any(String) } });
    expect(
      await countRows(
        stack,
        "carts where state = 'ordered' and id = (select target_id from lookup_keys where key_hash = sha256($1))",
        [Buffer.from(token)],
      ),
    ).toBe(0);
  });
});

describe("an order is refused, and nothing is kept, with", () => {
  const foreign = "00000000-0000-7000-8000-000000000000";
  it.each([[-1], [0.5], [10_001], [1e300], ["2"], [null], [true], [[1]], [Number.MAX_SAFE_INTEGER]])(
    "a quantity of %j",
    async (quantity) => {
      const made = await newCart();
      expect(await submit(made.token, orderOf(made, quantity))).toMatchObject({ status: 422 });
      expect((await show(made.token)).state).toBe("open");
      expect(await stockOf(stack, made.smallId)).toEqual({ stock: 5, moved: 5 });
    },
  );

  it("ids the cart does not offer, ids twice, or nothing at all", async () => {
    const made = await newCart();
    const elsewhere = await newCart();
    const other = await openShop(stack);
    const theirs = await addProduct(stack, other, dish);
    const { id } = made.product;
    const before = await ordersOf(shop.shopId);
    const variant = (variantId: unknown, quantity = 1) => ({ id: variantId, quantity });
    const nuts = [variant(made.addOnId)];
    for (const chosen of [
      [],
      [{ id: foreign, variants: [variant(made.smallId)] }],
      [{ id: theirs.id, variants: [variant(theirs.variants[0]?.id)] }],
      [{ id: elsewhere.product.id, variants: [variant(elsewhere.smallId)], add_ons: [variant(elsewhere.addOnId)] }],
      [{ id, variants: [variant(foreign)], add_ons: nuts }],
      [{ id, variants: [variant(made.smallId), variant(foreign)], add_ons: nuts }],
      [{ id, variants: [variant(made.smallId), variant(elsewhere.smallId, 0)], add_ons: nuts }],
      [{ id, variants: [variant(elsewhere.smallId)], add_ons: nuts }],
      [{ id, variants: [variant(theirs.variants[0]?.id)], add_ons: nuts }],
      [{ id, variants: [variant(made.addOnId)], add_ons: nuts }],
      [{ id, variants: [variant(made.smallId)], add_ons: [variant(elsewhere.addOnId)] }],
      [{ id, variants: [variant(made.smallId), variant(made.smallId)], add_ons: [variant(made.addOnId, 2)] }],
      [
        { id, variants: [variant(made.smallId)], add_ons: nuts },
        { id, variants: [variant(made.largeId)] },
      ],
      [{ id, variants: [variant(made.smallId, 0)] }],
      [{ id }],
      [{ id, variants: [], add_ons: nuts }],
      [{ id: "x" }],
      Array.from({ length: 101 }, () => ({ id, variants: [variant(made.smallId)], add_ons: nuts })),
    ])
      expect(await submit(made.token, { products: chosen })).toMatchObject({ status: 422 });
    for (const body of [null, [], "x", 7, {}, { products: "x" }, { ...orderOf(made, 1), note: "x".repeat(501) }])
      expect(await submit(made.token, JSON.stringify(body))).toMatchObject({ status: 422 });
    expect(await ordersOf(shop.shopId)).toBe(before);
    expect(await countRows(stack, "customers where shop_id = $1 and phone is null", [shop.shopId])).toBe(0);
  });

  it.each([[0], [1], [5]])("%i add-ons for 2 units where each takes from 1 to 2", async (quantity) => {
    const made = await newCart();
    const chosen = {
      id: made.product.id,
      variants: [{ id: made.smallId, quantity: 2 }],
      add_ons: [{ id: made.addOnId, quantity }],
    };
    const answer = await submit(made.token, { products: [chosen] });
    expect(answer).toMatchObject({ status: 422, body: { detail: [{ msg: "Topping: choose from 2 to 4." }] } });
  });

  it("a telephone number that is none, in the language of the link", async () => {
    const made = await newCart(1, "sw");
    const answer = await submit(made.token, { ...orderOf(made, 1), customer: { name: "Neema", phone: "call me" } });
    expect(answer).toMatchObject({
      status: 422,
      body: { detail: [{ loc: ["body", "customer", "phone"], msg: expect.stringContaining("Andika") }] },
    });
    expect(await submit(made.token, orderOf(made, 1))).toMatchObject({ status: 200 });
  });
});
