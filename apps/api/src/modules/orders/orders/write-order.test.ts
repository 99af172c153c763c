import type { Product } from "@mauzo/contract/catalogue/products";
import { customers } from "@mauzo/contract/customers/customers";
import { cart } from "@mauzo/contract/orders/cart";
import { manualOrders } from "@mauzo/contract/orders/manual-orders";
import type { ChargeInput } from "@mauzo/contract/orders/order-charges";
import { orders } from "@mauzo/contract/orders/orders";
import { Failure } from "@mauzo/contract/shared";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import {
  addCarts,
  addMember,
  addProduct,
  countByStatus,
  countDeadlocks,
  countRows,
  makeCartLine,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { chargedTotalOf, priceCharges } from "./steps/price-charges.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { price_minor: 2_500_000, stock: 500 });
});
afterAll(() => stack.stop());

const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
const send = (body: object, by: { token: string } = shop, headers: Record<string, string> = {}) =>
  request(stack, manualOrders.create, { body: { language: "en", ...body } }, { ...by, headers });
const itemOf = (each: Product) => each.variants[0]?.id ?? "";
const kept = () => countRows(stack, "orders where shop_id = $1", [shop.shopId]);
const delivery: ChargeInput = { kind: "delivery", name: "Boda", type: "fixed", value: 300_000 };
const discount: ChargeInput = { kind: "discount", name: "Punguzo", type: "percentage", value: 1_000 };
const wrapping: ChargeInput = { kind: "charge", name: "Kufunga", type: "percentage", value: 250 };

describe("an order somebody of the shop writes down", () => {
  it("is the shop's prices with its charges, out of stock, with what was paid of it, and a link that shows it", async () => {
    const before = await stockOf(stack, itemOf(product));
    const written = await createManualOrder(stack, shop, {
      ...selectProduct(product, 2),
      customer: { name: "Neema Mushi", phone: "0712 345 678" },
      charges: [delivery, discount, wrapping],
      payment: { amount_minor: 1_000_000, method: "mobile_money", reference: "QK7" },
      ...{ note: "Kesho asubuhi", delivery: { method: "Boda", place: " Msimbazi 12 " } },
    });
    const total = 5_000_000 + 300_000 - 500_000 + 125_000;
    expect(written).toMatchObject({ total: { minor: total, currency: "TZS" }, owed: { minor: total - 1_000_000 } });
    const order = await read(written.id);
    expect(order).toMatchObject({
      ...{ order_id: written.order_id, channel: "manual", fulfilment: "new", payment: "part paid", quantity: 2 },
      delivery: { method: "Boda", place: "Msimbazi 12" },
      ...{ note: "Kesho asubuhi", total: { minor: total }, paid: { minor: 1_000_000 } },
      customer: { name: "Neema Mushi", phone: "+255712345678" },
      charges: [
        { kind: "delivery", name: "Boda", amount: { minor: 300_000 } },
        { kind: "discount", name: "Punguzo", amount: { minor: 500_000 } },
        { kind: "charge", name: "Kufunga", amount: { minor: 125_000 } },
      ],
      payments: [{ method: "mobile_money", reference: "QK7", amount: { minor: 1_000_000 } }],
    });
    expect(await stockOf(stack, itemOf(product))).toEqual({
      stock: (before.stock ?? 0) - 2,
      moved: before.moved - 2,
    });
    const token = new URL(written.url).searchParams.get("token") ?? "";
    const shown = await call(stack, cart.get, { query: { token } });
    expect(shown).toMatchObject({ state: "ordered", order_id: written.order_id, total: { minor: total } });
    expect(shown.order).toMatchObject({ charges: order.charges, owed: { minor: total - 1_000_000 } });
    expect((await request(stack, cart.submit, { query: { token }, body: shown })).status).toBe(409);
    expect(await stockOf(stack, itemOf(product))).toMatchObject({ stock: (before.stock ?? 0) - 2 });
  });

  it("is for one customer, however the number is written, or for somebody the shop knows", async () => {
    const ids = new Set<string | undefined>();
    for (const phone of ["0754 111 222", "+255754111222", "255754111222", "+255 (754) 111-222"]) {
      const { id } = await createManualOrder(stack, shop, { ...selectProduct(product), customer: { phone } });
      ids.add((await read(id)).customer?.id);
    }
    expect(ids.size).toBe(1);
    const [id = ""] = ids;
    const known = await createManualOrder(stack, shop, { ...selectProduct(product), customer: { id } });
    expect((await read(known.id)).customer?.id).toBe(id);
    const theirs = await openShop(stack);
    const elsewhere = await addProduct(stack, theirs);
    expect((await send({ ...selectProduct(elsewhere), customer: { id } }, theirs)).status).toBe(422);
    expect((await send({ ...selectProduct(product), customer: { phone: "12" } })).status).toBe(422);
    const nobody = await createManualOrder(stack, shop, selectProduct(product));
    expect((await read(nobody.id)).customer).toBeNull();
  });

  it("keeps nothing of one that is refused, and says why", async () => {
    const before = [await kept(), await countRows(stack, "carts"), await stockOf(stack, itemOf(product))];
    const dear = { ...discount, type: "fixed", value: 2_500_001 };
    const pays = (amount_minor: number) => ({ payment: { amount_minor, method: "cash" } });
    for (const [body, at] of [
      [{ charges: [dear] }, ["body", "charges"]],
      [pays(2_500_001), ["body", "payment", "amount_minor"]],
      [{ products: [{ id: product.id, variants: [{ id: product.id, quantity: 1 }] }] }, ["body", "products"]],
      [{ products: [{ id: product.id, variants: [] }] }, ["body", "products"]],
      [{ total_minor: 1 }, ["body"]],
    ] as const) {
      const answer = await send({ ...selectProduct(product), ...body });
      expect(answer.status).toBe(422);
      const [problem] = Failure.parse(answer.body).detail;
      expect(problem).toMatchObject({ loc: expect.arrayContaining([...at]) });
    }
    const all = await createManualOrder(stack, shop, {
      ...selectProduct(product),
      charges: [{ ...discount, value: 10_000 }],
    });
    expect(all.total.minor).toBe(0);
    expect([(await kept()) - 1, (await countRows(stack, "carts")) - 1]).toEqual(before.slice(0, 2));
  });

  it("is one, however often the same key is sent", async () => {
    const before = await kept();
    const key = { "idempotency-key": "key-of-a-written-order" };
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(selectProduct(product), shop, key)));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(countByStatus(answers)).toEqual({ 201: 5 });
    expect((await kept()) - before).toBe(1);
  });

  it("takes leave to write orders down, and for a payment that too", async () => {
    const writer = await addMember(stack, shop, [{ resource: "orders", action: "create" }]);
    const reader = await addMember(stack, shop, [{ resource: "orders", action: ["read", "update", "delete"] }]);
    const both = await addMember(stack, shop, [
      { resource: "orders", action: "create" },
      { resource: "transactions", action: "create" },
    ]);
    const paid = { ...selectProduct(product), payment: { amount_minor: 1, method: "cash" } };
    const statuses = async (by: { token: string }) => [
      (await send(selectProduct(product), by)).status,
      (await send(paid, by)).status,
    ];
    expect(await statuses(writer)).toEqual([201, 403]);
    expect(await statuses(reader)).toEqual([403, 403]);
    expect(await statuses(both)).toEqual([201, 201]);
    const refused = await send(paid, writer, { "accept-language": "sw" });
    expect(refused.body).toEqual({
      detail: "Unaweza kuandika oda, lakini si malipo. Acha sehemu ya malipo.",
      code: "payment_forbidden",
    });
  });

  it("sells nothing twice: written orders and carts at once take what there is, and the rest hear what is left", async () => {
    const few = await addProduct(stack, shop, { name: "Ungo", stock: 12 });
    const tokens = await addCarts(
      stack,
      shop,
      Array.from({ length: 15 }, () => [makeCartLine(few)]),
    );
    const answers = await Promise.all(
      tokens.flatMap((token) => [
        request(stack, cart.submit, { query: { token }, body: selectProduct(few) }),
        send(selectProduct(few)),
      ]),
    );
    const { 200: ordered = 0, 201: written = 0, 409: refused = 0 } = countByStatus(answers);
    expect([ordered + written, refused]).toEqual([12, 18]);
    expect(await stockOf(stack, itemOf(few))).toEqual({ stock: 0, moved: 0 });
    expect(await countDeadlocks(stack)).toBe(0);
    const late = await send(selectProduct(few), shop, { "accept-language": "sw" });
    expect(late.body).toEqual({
      ...{ detail: "Ungo imeisha.", code: "item_sold_out", values: { name: "Ungo" } },
      ...{ item_id: itemOf(few), available: 0 },
    });
  });
});

describe("what an order comes to", () => {
  const charge: fc.Arbitrary<ChargeInput> = fc.oneof(
    fc.record({
      ...{ kind: fc.constantFrom("charge", "discount", "delivery"), name: fc.constant("x") },
      ...{ type: fc.constant("fixed"), value: fc.integer({ min: 1, max: 100_000_000_000 }) },
    } as const),
    fc.record({
      ...{ kind: fc.constantFrom("charge", "discount", "delivery"), name: fc.constant("x") },
      ...{ type: fc.constant("percentage"), value: fc.integer({ min: 1, max: 10_000 }) },
    } as const),
  );
  it("is its lines and charges and delivery less discounts, to the last minor unit", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e15 }), fc.array(charge, { maxLength: 10 }), (goods, charges) => {
        const priced = priceCharges(goods, charges);
        let exact = BigInt(goods);
        for (const { kind, type, value, amountMinor } of priced) {
          const twice = 2n * BigInt(goods) * BigInt(value);
          const share = type === "fixed" ? BigInt(value) : (twice + 10_000n) / 20_000n;
          expect(BigInt(amountMinor)).toBe(share);
          exact += kind === "discount" ? -share : share;
        }
        expect(chargedTotalOf(goods, priced)).toBe(Number(exact));
      }),
    );
  });
  it("is rounded to the nearest minor unit, halves up", () => {
    const shares = [1, 49, 50, 149, 150].map((goods) => priceCharges(goods, [{ ...wrapping, value: 100 }])[0]);
    expect(shares.map((share) => share?.amountMinor)).toEqual([0, 0, 1, 1, 2]);
  });
});

describe("customers", () => {
  const find = async (search?: string, by: { token: string } = shop) =>
    (await call(stack, customers.list, { query: search === undefined ? {} : { search } }, by)).items.map(
      ({ name, phone }) => name || phone,
    );

  it("are found by a part of their name or of their number, as people write it, and only the shop's own", async () => {
    const own = await openShop(stack);
    const goods = await addProduct(stack, own, { stock: 50 });
    for (const [name, phone] of [
      ["Rehema Juma", "0712 900 100"],
      ["Juma 100%", "0754 900 200"],
      ["", "+254712345678"],
    ])
      await createManualOrder(stack, own, { ...selectProduct(goods), customer: { name, phone } });
    expect(await find("juma", own)).toEqual(["Juma 100%", "Rehema Juma"]);
    for (const search of ["0712 900", "0712900100", "+255712900100", "255712900100", "reHE"])
      expect(await find(search, own)).toEqual(["Rehema Juma"]);
    expect(await find("%", own)).toEqual(["Juma 100%"]);
    expect(await find("254712", own)).toEqual(["+254712345678"]);
    expect(await find(undefined, own)).toEqual(["+254712345678", "Juma 100%", "Rehema Juma"]);
    expect(await find("rehema")).toEqual([]);
    const without = await addMember(stack, own, [{ resource: "orders", action: ["read", "create"] }]);
    expect((await request(stack, customers.list, {}, without)).status).toBe(403);
  });
});
