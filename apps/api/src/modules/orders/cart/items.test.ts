import type { Product } from "@mauzo/contract/catalogue/products";
import { cart } from "@mauzo/contract/orders/cart";
import { groupOrderLines } from "@mauzo/contract/orders/group-order-lines";
import { manualOrders } from "@mauzo/contract/orders/manual-orders";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { type Order, orders } from "@mauzo/contract/orders/orders";
import { publicShops } from "@mauzo/contract/storefront/public-shops";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop, stockOf } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack({ trustProxy: true });
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const toppings = (stock: number | null = null) => ({
  ...{ name: "Vionjo", min: 0, max: 2 },
  add_ons: [
    { name: "Chokoleti", price_minor: 50_000, stock },
    { name: "Karanga", price_minor: 30_000, stock },
  ],
});
const flavours = (stock = 99) =>
  ["Vanila", "Embe"].map((name, at) => ({ name, price_minor: 200_000 + at * 50_000, stock }));
const addIceCream = (stocks: { units?: number; extras?: number | null } = {}) =>
  addProduct(stack, shop, {
    ...{ name: "Aiskrimu", price_minor: undefined, stock: undefined },
    ...{ variants: flavours(stocks.units), add_on_groups: [toppings(stocks.extras)] },
  });
const addOnsOf = (product: Product) => product.add_on_groups[0]?.add_ons ?? [];
const idOf = (items: readonly { id: string }[], at = 0) => items[at]?.id ?? "";

let visitors = 0;
async function linkTo(lines: object[]) {
  visitors++;
  const address = `10.1.${visitors >> 8}.${visitors & 255}`;
  const input = { params: { slug: shop.slug }, body: { language: "en", lines } };
  const { status, body } = await request(stack, publicShops.createCart, input, {
    headers: { "x-forwarded-for": address },
  });
  expect(status).toBe(201);
  return new URL(publicShops.createCart.reply.parse(body).url).searchParams.get("token") ?? "";
}
async function orderOf(number: string): Promise<Order> {
  const { items } = await call(stack, orders.list, { query: { search: number } }, shop);
  return call(stack, orders.get, { params: { id: idOf(items) } }, shop);
}
/** Each item as `3 Vanila + 1 Chokoleti`. */
const told = ({ lines }: Pick<Order, "lines">) =>
  groupOrderLines(lines).map(({ variants, addOns }) =>
    [variants, addOns].map((some) => some.map(({ quantity, name }) => `${quantity} ${name}`).join(", ")).join(" + "),
  );

it("knows which of three ice creams has the topping, from the link to the order", async () => {
  const product = await addIceCream();
  const variant_id = idOf(product.variants);
  const token = await linkTo([
    { product_id: product.id, variant_id, quantity: 2 },
    { product_id: product.id, variant_id, quantity: 1, add_ons: [{ id: idOf(addOnsOf(product)), quantity: 1 }] },
  ]);
  const shown = await call(stack, cart.get, { query: { token } });
  expect(
    shown.products.map(({ item, variants, add_ons }) => [item, variants[0]?.quantity, add_ons[0]?.quantity]),
  ).toEqual([
    [1, 2, 0],
    [2, 1, 1],
  ]);
  expect(shown.total.minor).toBe(650_000);
  const first = await call(stack, cart.submit, { query: { token }, body: shown });
  expect(first).toMatchObject({ quantity: 3, total: { minor: 650_000 } });
  // The same items in another order are the same order; with the topping on two of them it is another one.
  const again = { ...shown, products: shown.products.toReversed() };
  expect(await call(stack, cart.submit, { query: { token }, body: again })).toEqual(first);
  const [plain, topped] = shown.products;
  const swapped = [
    { ...plain, variants: topped?.variants },
    { ...topped, variants: plain?.variants },
  ];
  expect((await request(stack, cart.submit, { query: { token }, body: { ...shown, products: swapped } })).status).toBe(
    409,
  );
  expect(told(await orderOf(first.order_id))).toEqual(["2 Vanila + ", "1 Vanila + 1 Chokoleti"]);
  const receipt = await call(stack, cart.get, { query: { token } });
  expect(receipt.products.map(({ variants, add_ons }) => [variants[0]?.quantity, add_ons.length])).toEqual([
    [2, 0],
    [1, 1],
  ]);
});

it("asks each item for its own add-ons: what one has too many of is not another's to have", async () => {
  const product = await addIceCream();
  const [id, addOn] = [idOf(product.variants), idOf(addOnsOf(product))];
  const entry = (units: number, extras: number) => ({
    ...{ id: product.id, variants: [{ id, quantity: units }] },
    add_ons: [{ id: addOn, quantity: extras }],
  });
  const write = (products: object[]) =>
    request(stack, manualOrders.create, { body: { language: "en", products } }, shop);
  const refused = await write([entry(5, 0), entry(1, 3)]);
  expect(refused).toMatchObject({ status: 422, body: { detail: [{ loc: ["body", "products", 1, "add_ons"] }] } });
  expect((await write([entry(5, 0), entry(2, 3)])).status).toBe(201);
});

it("sells no more of a thing than there is in all items together", async () => {
  const product = await addIceCream({ units: 5, extras: 2 });
  const [id, addOn] = [idOf(product.variants), idOf(addOnsOf(product))];
  const entry = (units: number, extras: number) => ({
    ...{ id: product.id, variants: [{ id, quantity: units }] },
    add_ons: [{ id: addOn, quantity: extras }],
  });
  const write = (products: object[]) =>
    request(stack, manualOrders.create, { body: { language: "en", products } }, shop);
  expect((await write([entry(3, 0), entry(3, 1)])).status).toBe(409);
  expect((await write([entry(2, 1), entry(2, 2)])).status).toBe(409);
  expect((await write([entry(3, 1), entry(2, 1)])).status).toBe(201);
  expect(await stockOf(stack, id)).toEqual({ stock: 0, moved: 0 });
  expect(await stockOf(stack, addOn)).toEqual({ stock: 0, moved: 0 });
});

const wish = fc.record({
  flavour: fc.integer({ min: 0, max: 1 }),
  units: fc.integer({ min: 1, max: 4 }),
  extras: fc.array(fc.record({ at: fc.integer({ min: 0, max: 1 }), each: fc.integer({ min: 1, max: 1 }) }), {
    maxLength: 2,
  }),
});

it("the lines of any cart add up to what was chosen, item by item and in sum, and so does the stock", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(wish, { minLength: 1, maxLength: 6 }), async (wishes) => {
      const product = await addIceCream({ extras: 99 });
      const addOns = addOnsOf(product);
      const lines = wishes.map(({ flavour, units, extras }) => ({
        ...{ product_id: product.id, variant_id: idOf(product.variants, flavour), quantity: units },
        add_ons: [...new Set(extras.map(({ at }) => at))].map((at) => ({ id: idOf(addOns, at), quantity: units })),
      }));
      const token = await linkTo(lines);
      const shown = await call(stack, cart.get, { query: { token } });
      const { order_id, total } = await call(stack, cart.submit, { query: { token }, body: shown });
      const order = await orderOf(order_id);
      expect(total).toEqual(shown.total);
      expect(order.lines.reduce((sum, line) => sum + line.total.minor, 0)).toBe(total.minor);
      const withAddOns = lines.filter(({ add_ons }) => add_ons.length > 0);
      const items = groupOrderLines(order.lines);
      expect(items).toHaveLength(withAddOns.length + (withAddOns.length < lines.length ? 1 : 0));
      const asText = (id: string, extras: readonly { id: string; quantity: number }[]) =>
        [id, ...extras.map((one) => `${one.quantity} ${one.id}`).sort()].join();
      expect(
        items
          .filter((item) => item.addOns.length > 0)
          .map((item) =>
            asText(
              `${item.variants[0]?.quantity} ${item.variants[0]?.item_id}`,
              item.addOns.map((line) => ({ id: line.item_id, quantity: line.quantity })),
            ),
          )
          .sort(),
      ).toEqual(withAddOns.map((line) => asText(`${line.quantity} ${line.variant_id}`, line.add_ons)).sort());
      for (const { id } of [...product.variants, ...addOns]) {
        const wanted = lines
          .flatMap((line) => [{ id: line.variant_id, quantity: line.quantity }, ...line.add_ons])
          .reduce((sum, one) => (one.id === id ? sum + one.quantity : sum), 0);
        expect(await stockOf(stack, id)).toEqual({ stock: 99 - wanted, moved: 99 - wanted });
        const ordered = order.lines.reduce((sum, one) => (one.item_id === id ? sum + one.quantity : sum), 0);
        expect(ordered).toBe(wanted);
      }
    }),
    { numRuns: 25, seed: 7, endOnFailure: true },
  );
});

it("reads an order from before there were items as one item of each product", async () => {
  const product = await addIceCream();
  const { id } = await call(
    stack,
    manualOrders.create,
    { body: { language: "en", ...selectProduct(product, 2) } },
    shop,
  );
  await stack.db.query("update order_lines set item = 0 where order_id = $1", [id]);
  const at = { params: { id } };
  const order = await call(stack, orders.get, at, shop);
  expect(told(order)).toEqual(["2 Vanila + "]);
  const more = [{ id: product.id, item: 0, add_ons: [{ id: idOf(addOnsOf(product)), quantity: 1 }] }];
  const body = { version: order.version, charges: [], note: "", products: more };
  expect(told(await call(stack, orderEdits.save, { ...at, body }, shop))).toEqual(["2 Vanila + 1 Chokoleti"]);
});

it("adds, changes and takes out the add-ons of one item alone, with price and stock said before", async () => {
  const product = await addIceCream({ extras: 3 });
  const [chocolate, nuts] = addOnsOf(product).map(({ id }) => id);
  const variants = [{ id: idOf(product.variants), quantity: 1 }];
  const products = [
    { id: product.id, variants },
    { id: product.id, variants, add_ons: [{ id: chocolate ?? "", quantity: 1 }] },
  ];
  const { id } = await call(stack, manualOrders.create, { body: { language: "en", products } }, shop);
  const at = { params: { id } };
  const before = await call(stack, orders.get, at, shop);
  const topping = before.lines.find(({ kind }) => kind === "add_on");
  const change = (version: number, part: object) => ({ ...at, body: { version, charges: [], note: "", ...part } });
  const swap = {
    lines: [{ id: topping?.id ?? "", quantity: 0 }],
    products: [{ id: product.id, item: 2, add_ons: [{ id: nuts ?? "", quantity: 2 }] }],
  };
  expect(await call(stack, orderEdits.preview, change(before.version, swap), shop)).toMatchObject({
    total_from: { minor: 450_000 },
    total_to: { minor: 460_000 },
    stock: [
      { item_id: chocolate, change: 1, left: 3 },
      { item_id: nuts, change: -2, left: 1, enough: true },
    ],
  });
  const after = await call(stack, orderEdits.save, change(before.version, swap), shop);
  expect(told(after)).toEqual(["1 Vanila + ", "1 Vanila + 2 Karanga"]);
  const tooMany = { products: [{ id: product.id, item: 2, add_ons: [{ id: chocolate ?? "", quantity: 1 }] }] };
  const refused = await request(stack, orderEdits.save, change(after.version, tooMany), shop);
  expect(refused).toMatchObject({ status: 422, body: { detail: [{ msg: "Vionjo: choose from 0 to 2." }] } });
  const nowhere = { products: [{ id: product.id, item: 9, add_ons: [] }] };
  expect((await request(stack, orderEdits.save, change(after.version, nowhere), shop)).status).toBe(422);
  // More of a product without add-ons is added to its item; with add-ons it is another item.
  const more = { products: [{ id: product.id, variants }, ...products.slice(1)] };
  const last = await call(stack, orderEdits.save, change(after.version, more), shop);
  expect(told(last)).toEqual(["2 Vanila + ", "1 Vanila + 2 Karanga", "1 Vanila + 1 Chokoleti"]);
});

const editing = fc.record({
  item: fc.integer({ min: 1, max: 2 }),
  addOn: fc.integer({ min: 0, max: 1 }),
  more: fc.integer({ min: 0, max: 3 }),
  units: fc.option(fc.integer({ min: 0, max: 3 })),
  less: fc.boolean(),
});

it("after any changes of add-ons an order is its lines, each item has what it may have, and the stock what is left", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(editing, { minLength: 1, maxLength: 4 }), async (changes) => {
      const product = await addIceCream({ extras: 6 });
      const addOns = addOnsOf(product);
      const variants = [{ id: idOf(product.variants), quantity: 1 }];
      const products = [
        { id: product.id, variants },
        { id: product.id, variants, add_ons: [{ id: idOf(addOns), quantity: 1 }] },
      ];
      const { id } = await call(stack, manualOrders.create, { body: { language: "en", products } }, shop);
      const at = { params: { id } };
      for (const { item, addOn, more, units, less } of changes) {
        const order = await call(stack, orders.get, at, shop);
        const own = order.lines.filter((line) => line.item === item);
        const lines = own.flatMap(({ id, kind }) => {
          if (kind === "variant") return units === null ? [] : [{ id, quantity: units }];
          return less ? [{ id, quantity: 0 }] : [];
        });
        const added = { id: product.id, item, add_ons: [{ id: idOf(addOns, addOn), quantity: more }] };
        const wanted = {
          version: order.version,
          charges: [],
          note: "",
          lines,
          products: own.length > 0 ? [added] : [],
        };
        const shown = await request(stack, orderEdits.preview, { ...at, body: wanted }, shop);
        const done = await request(stack, orderEdits.save, { ...at, body: wanted }, shop);
        const after = await call(stack, orders.get, at, shop);
        expect([201, 409, 422]).toContain(done.status);
        if (done.status !== 201) expect(after).toEqual(order);
        else expect(after.total).toEqual(orderEdits.preview.reply.parse(shown.body).total_to);
        expect(after.total.minor).toBe(after.lines.reduce((sum, { total }) => sum + total.minor, 0));
        for (const { variants, addOns } of groupOrderLines(after.lines)) {
          const count = (some: typeof variants) => some.reduce((sum, { quantity }) => sum + quantity, 0);
          expect(count(addOns)).toBeLessThanOrEqual(2 * count(variants));
        }
        for (const one of [...product.variants, ...addOns]) {
          const out = after.lines.reduce((sum, line) => (line.item_id === one.id ? sum + line.quantity : sum), 0);
          const left = (one.stock ?? 0) - out;
          expect(await stockOf(stack, one.id)).toEqual({ stock: left, moved: left });
        }
      }
    }),
    { numRuns: 20, seed: 11, endOnFailure: true },
  );
});
