import type { ChargeInput } from "@mauzo/contract/orders/order-charges";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { fulfilmentStatuses, isEditable, isReturnable } from "@mauzo/contract/orders/order-states";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder, createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import {
  addMember,
  addProduct,
  countByStatus,
  countRows,
  type OpenedShop,
  stockOf,
} from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const read = (id: string) => call(stack, orders.get, { params: { id } }, shop);
type By = { token: string; headers?: Record<string, string> };
const send =
  (endpoint: (typeof orderEdits)[keyof typeof orderEdits]) =>
  (id: string, body: object, by: By = shop) =>
    request(stack, endpoint, { params: { id }, body: { note: "", charges: [], ...body } }, by);
const edit = send(orderEdits.save);
const preview = send(orderEdits.preview);
const takeBack = (id: string, body: object) => request(stack, orderEdits.return, { params: { id }, body }, shop);
const move = (id: string, from: string, to: string) =>
  request(stack, orders.move, { params: { id }, body: { from, to } }, shop);
const idOf = (product: { variants: { id: string }[] }) => product.variants[0]?.id ?? "";
const lineIn = (order: { lines: { id: string }[] }, at = 0) => order.lines[at]?.id ?? "";
const tenth: ChargeInput = { kind: "discount", name: "Punguzo", type: "percentage", value: 1_000 };
const boda: ChargeInput = { kind: "delivery", name: "Boda", type: "fixed", value: 300_000 };

describe("a change of an order", () => {
  it("is shown before it is made, keeps old prices, takes today's for what is new, and moves the stock by the difference", async () => {
    const kikoi = await addProduct(stack, shop, { name: "Kikoi", price_minor: 1_000_000, stock: 10 });
    const kanga = await addProduct(stack, shop, { name: "Kanga", price_minor: 500_000, stock: 10 });
    const { id } = await createManualOrder(stack, shop, {
      ...selectProduct(kikoi, 4),
      charges: [tenth],
      note: "Kesho",
    });
    const order = await read(id);
    await stack.db.query("update variants set price_minor = 1200000 where id = $1", [idOf(kikoi)]);
    const wanted = {
      ...{ version: order.version, lines: [{ id: lineIn(order), quantity: 3 }] },
      ...{
        products: selectProduct(kanga, 2).products,
        charges: [tenth, boda],
        note: "Leo",
        reason: "Amebadilisha mawazo",
      },
    };
    const total = 3_000_000 + 1_000_000 - 400_000 + 300_000;
    const shown = await preview(id, wanted);
    expect(shown).toMatchObject({
      status: 200,
      body: {
        total_from: { minor: 3_600_000 },
        total_to: { minor: total },
        owed: { minor: total },
        refundable: { minor: 0 },
      },
    });
    expect(shown.body).toMatchObject({
      stock: [
        { item_id: idOf(kikoi), name: "Kikoi", change: 1, left: 7, enough: true },
        { item_id: idOf(kanga), name: "Kanga", change: -2, left: 8, enough: true },
      ],
    });
    expect(await read(id)).toEqual(order);

    expect((await edit(id, wanted)).status).toBe(201);
    const after = await read(id);
    expect(after).toMatchObject({ total: { minor: total }, quantity: 5, note: "Leo", version: order.version + 1 });
    expect(after.lines.map(({ quantity, unit_price }) => [quantity, unit_price.minor])).toEqual([
      [3, 1_000_000],
      [2, 500_000],
    ]);
    expect(after.charges.map(({ name, amount }) => [name, amount.minor])).toEqual([
      ["Punguzo", 400_000],
      ["Boda", 300_000],
    ]);
    expect(after.changes[0]).toMatchObject({
      ...{ mover: "staff", via: "dashboard", reason: "Amebadilisha mawazo" },
      change: {
        kind: "edited",
        lines: [
          { product_name: "Kikoi", from: 4, to: 3 },
          { product_name: "Kanga", from: 0, to: 2 },
        ],
        charges: [{ name: "Boda", from: null, to: { minor: 300_000 } }],
        note: { from: "Kesho", to: "Leo" },
        total_from: { minor: 3_600_000 },
        total_to: { minor: total },
      },
    });
    expect(await stockOf(stack, idOf(kikoi))).toEqual({ stock: 7, moved: 7 });
    expect(await stockOf(stack, idOf(kanga))).toEqual({ stock: 8, moved: 8 });
    const more = {
      version: after.version,
      products: selectProduct(kikoi, 1).products,
      charges: [tenth, boda],
      note: "Leo",
    };
    expect((await edit(id, more)).status).toBe(201);
    expect((await read(id)).lines.map(({ unit_price }) => unit_price.minor)).toEqual([1_000_000, 1_200_000, 500_000]);
  });

  it("that leaves nothing to pay tells the customer so, once", async () => {
    const product = await addProduct(stack, shop, { price_minor: 1_000_000, stock: 9 });
    const payment = { amount_minor: 2_000_000, method: "cash" as const };
    const { id } = await createManualOrder(stack, shop, { ...selectProduct(product, 3), payment });
    const told = async () => (await read(id)).messages.filter(({ event }) => event === "paid");
    const order = await read(id);
    const fewer = { version: order.version, lines: [{ id: lineIn(order), quantity: 2 }] };
    expect(await told()).toEqual([]);
    expect((await edit(id, fewer)).body).toMatchObject({ payment: "paid", messages: [{ event: "paid" }] });
    const { version } = await read(id);
    await edit(id, { version, lines: [{ id: lineIn(order), quantity: 2 }], note: "Leo" });
    expect(await told()).toHaveLength(1);
  });

  it("changes nothing where nothing is changed, and joins what has today's price already", async () => {
    const product = await addProduct(stack, shop, { stock: 10 });
    const { id } = await createManualOrder(stack, shop, { ...selectProduct(product, 2), charges: [] });
    const order = await read(id);
    expect((await edit(id, { version: order.version })).status).toBe(201);
    expect(await read(id)).toEqual(order);
    await edit(id, { version: order.version, products: selectProduct(product, 3).products });
    expect((await read(id)).lines.map(({ quantity }) => quantity)).toEqual([5]);
    expect(await stockOf(stack, idOf(product))).toEqual({ stock: 5, moved: 5 });
  });

  it("takes out what is not wanted, gives it back once, and cancelling gives back the rest", async () => {
    const [kikoi, kanga] = [await addProduct(stack, shop, { stock: 5 }), await addProduct(stack, shop, { stock: 5 })];
    const wished = [...selectProduct(kikoi, 2).products, ...selectProduct(kanga, 2).products];
    const { id } = await createManualOrder(stack, shop, { products: wished });
    const order = await read(id);
    const gone = [{ id: lineIn(order), quantity: 0 }];
    expect((await edit(id, { version: order.version, lines: gone })).status).toBe(201);
    expect((await read(id)).lines).toHaveLength(1);
    expect(await stockOf(stack, idOf(kikoi))).toEqual({ stock: 5, moved: 5 });
    await move(id, "new", "cancelled");
    expect(await stockOf(stack, idOf(kikoi))).toEqual({ stock: 5, moved: 5 });
    expect(await stockOf(stack, idOf(kanga))).toEqual({ stock: 5, moved: 5 });
    await move(id, "cancelled", "new");
    expect(await stockOf(stack, idOf(kikoi))).toEqual({ stock: 5, moved: 5 });
    expect(await stockOf(stack, idOf(kanga))).toEqual({ stock: 3, moved: 3 });
  });

  it("is refused in words where there is too little, and keeps nothing of it", async () => {
    const product = await addProduct(stack, shop, { name: "Sufuria", stock: 3 });
    const order = await addOrder(stack, shop, { product, quantity: 2 });
    const wanted = { version: order.version, lines: [{ id: lineIn(order), quantity: 4 }] };
    expect(await preview(order.id, wanted)).toMatchObject({
      body: { stock: [{ change: -2, left: -1, enough: false }] },
    });
    const refused = await edit(order.id, wanted, { ...shop, headers: { "accept-language": "sw" } });
    expect(refused).toMatchObject({ status: 409, body: { detail: "Sufuria: zimebaki 1 tu.", available: 1 } });
    expect(await read(order.id)).toEqual(order);
  });

  it.each(fulfilmentStatuses)("is possible while the goods are with the shop: %s", async (fulfilment) => {
    const order = await addOrder(stack, shop, { quantity: 2 });
    if (fulfilment !== "new") await move(order.id, "new", fulfilment);
    const { version } = await read(order.id);
    const lines = [{ id: lineIn(order), quantity: 1 }];
    expect((await edit(order.id, { version, lines })).status).toBe(isEditable(fulfilment) ? 201 : 409);
    const back = [{ id: lineIn(order), quantity: 1, restock: true }];
    const { version: now } = await read(order.id);
    expect((await takeBack(order.id, { version: now, lines: back })).status).toBe(isReturnable(fulfilment) ? 201 : 409);
  });

  it("is refused where somebody changed or moved the order since, and of 20 at once one wins", async () => {
    const product = await addProduct(stack, shop, { stock: 100 });
    const order = await addOrder(stack, shop, { product, quantity: 2 });
    const at = (quantity: number, version = order.version) => ({ version, lines: [{ id: lineIn(order), quantity }] });
    await move(order.id, "new", "preparing");
    expect(await edit(order.id, at(3))).toMatchObject({ status: 409, body: { version: order.version + 1 } });
    // The first round opens the connections, so that the calls of the later rounds really are concurrent.
    for (let round = 0; round < 4; round++) {
      const { version } = await read(order.id);
      const wanted = Array.from({ length: 20 }, (_, n) => at(3 + 20 * (round % 2) + n, version));
      const answers = await Promise.all(wanted.map((body) => edit(order.id, body)));
      expect(countByStatus(answers)).toEqual({ 201: 1, 409: 19 });
    }
    const { quantity } = await read(order.id);
    expect(await stockOf(stack, idOf(product))).toEqual({ stock: 100 - quantity, moved: 100 - quantity });
    expect(await countRows(stack, "order_changes where kind = 'edited' and order_id = $1", [order.id])).toBe(4);
  });

  it("leaves something in the order, of its own lines, for no less than nothing", async () => {
    const order = await addOrder(stack, shop);
    const other = await addOrder(stack, shop);
    const { version } = order;
    const discount = { kind: "discount", name: "Yote", type: "fixed", value: order.total.minor + 1 };
    for (const wanted of [
      { lines: [{ id: lineIn(order), quantity: 0 }] },
      { lines: [{ id: lineIn(other), quantity: 1 }] },
      { lines: [1, 1].map((quantity) => ({ id: lineIn(order), quantity })) },
      { charges: [discount] },
    ])
      expect((await edit(order.id, { version, ...wanted })).status).toBe(422);
    expect(await read(order.id)).toEqual(order);
  });

  it("needs leave to change orders, and an order of the shop's own", async () => {
    const order = await addOrder(stack, shop);
    const { token } = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const theirs = await addOrder(stack, await openShop(stack));
    const wanted = { version: order.version, lines: [{ id: lineIn(order), quantity: 2 }] };
    expect((await edit(order.id, wanted, { token })).status).toBe(403);
    expect((await edit(theirs.id, wanted)).status).toBe(404);
    expect((await preview(theirs.id, wanted)).status).toBe(404);
  });
});

it("keeps notes of the shop's own in the history", async () => {
  const order = await addOrder(stack, shop);
  const note = (id: string, text: string) => request(stack, orderEdits.note, { params: { id }, body: { text } }, shop);
  expect((await note(order.id, "Atakuja kesho")).status).toBe(201);
  expect((await note(order.id, "")).status).toBe(422);
  expect((await note((await addOrder(stack, await openShop(stack))).id, "x")).status).toBe(404);
  expect((await read(order.id)).changes[0]?.change).toEqual({ kind: "noted", text: "Atakuja kesho" });
});
