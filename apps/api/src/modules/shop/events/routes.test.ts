import { productEdits } from "@mauzo/contract/catalogue/product-bulk-edits";
import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { openEventStream } from "../../../../test/event-stream.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addCart, addMember, addProduct, makeCartLine, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, siteUrl, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let other: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
  [shop, other] = [await openShop(stack), await openShop(stack)];
});
afterAll(() => stack.stop());

async function order(of: OpenedShop) {
  const product = await addProduct(stack, of);
  const token = await addCart(stack, of, [makeCartLine(product)]);
  const shown = await stack.call("GET", `/api/v1/order?token=${token}`);
  expect((await stack.call("POST", `/api/v1/order?token=${token}`, { body: shown.body })).status).toBe(200);
}

describe("live changes", () => {
  it("tell who may read them of an order within two seconds, and nobody else", async () => {
    const reader = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const packer = await addMember(stack, shop, [{ resource: "product", action: ["read", "update"] }]);
    const [admin, member, without, stranger] = await Promise.all(
      [shop, reader, packer, other].map(({ token }) => openEventStream(stack, token)),
    );
    const topics = (one?: { heard: { topic: string }[] }) => one?.heard.map(({ topic }) => topic);
    await order(shop);
    await vi.waitFor(() => expect(topics(admin)).toEqual(["products", "orders", "products", "conversations"]), {
      timeout: 2_000,
    });
    await vi.waitFor(() => expect(topics(member)).toEqual(["orders"]), { timeout: 500 });
    await order(other);
    await vi.waitFor(() => expect(topics(stranger)).toEqual(["products", "orders", "products", "conversations"]), {
      timeout: 2_000,
    });
    const { rows } = await stack.db.query("select id from orders where shop_id = $1", [shop.shopId]);
    expect(admin?.heard[1]).toEqual({ topic: "orders", id: rows[0]?.id });
    expect([topics(admin), topics(member), topics(without)]).toEqual([
      ["products", "orders", "products", "conversations"],
      ["orders"],
      ["products", "products"],
    ]);
    for (const one of [admin, member, without, stranger]) one?.stop();
  });

  it("are told once of what changed many products", async () => {
    const admin = await openEventStream(stack, shop.token);
    const fulfilment = [await addProduct(stack, shop), await addProduct(stack, shop), await addProduct(stack, shop)];
    const heardOf = () => fulfilment.filter(({ id }) => admin.heard.some((event) => event.id === id));
    await vi.waitFor(() => expect(heardOf()).toHaveLength(3), { timeout: 2_000 });
    admin.heard.length = 0;
    const edit = { field: "price", by: { kind: "set", minor: 200 } };
    const body = { product_ids: fulfilment.map(({ id }) => id), edit };
    const { id } = await call(stack, productEdits.apply, { body }, shop);
    await call(stack, productEdits.undo, { params: { id: id ?? "" } }, shop);
    await order(shop);
    await vi.waitFor(() => expect(admin.heard.map(({ topic }) => topic)).toContain("orders"), { timeout: 2_000 });
    // The edit, its undo, and the product and the stock of the order.
    const ofBatch = admin.heard.filter((event) => event.topic === "products" && event.id === id);
    expect(ofBatch).toHaveLength(2);
    expect(heardOf()).toEqual([]);
    admin.stop();
  });

  it("are told only of what was committed", async () => {
    const admin = await openEventStream(stack, shop.token);
    const product = await addProduct(stack, shop, { stock: 1 });
    const token = await addCart(stack, shop, [makeCartLine(product, 2)]);
    const body = { products: [{ id: product.id, variants: [{ id: product.variants[0]?.id, quantity: 2 }] }] };
    expect((await stack.call("POST", `/api/v1/order?token=${token}`, { body })).status).toBe(409);
    await order(shop);
    await vi.waitFor(() => expect(admin.heard.filter(({ topic }) => topic === "orders")).toHaveLength(1), {
      timeout: 2_000,
    });
    admin.stop();
  });

  it("tell of products only where an order moves units", async () => {
    const placed = await addOrder(stack, shop);
    const admin = await openEventStream(stack, shop.token);
    const topics = () => admin.heard.map(({ topic }) => topic);
    const move = (from: FulfilmentStatus, to: FulfilmentStatus) =>
      call(stack, orders.move, { params: { id: placed.id }, body: { from, to } }, shop);
    await move("new", "preparing");
    await vi.waitFor(() => expect(topics()).toContain("orders"), { timeout: 2_000 });
    await move("preparing", "cancelled");
    await vi.waitFor(() => expect(topics()).toContain("products"), { timeout: 2_000 });
    expect(topics().filter((topic) => topic === "products")).toHaveLength(1);
    expect(topics().indexOf("products")).toBeGreaterThan(1);
    admin.stop();
  });

  it("end within seconds of the log-out, the membership or the grant they were opened with", {
    timeout: 20_000,
  }, async () => {
    const leaver = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const dismissed = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const narrowed = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const [left, dropped, kept] = await Promise.all(
      [leaver, dismissed, narrowed].map(({ token }) => openEventStream(stack, token)),
    );
    const of = "user_id = (select id from auth.users where email = $1)";
    await stack.call("POST", "/auth/log-out", { token: leaver.token, headers: { origin: siteUrl } });
    await stack.db.query(`delete from memberships where ${of}`, [dismissed.email]);
    await stack.db.query(`update memberships set permissions = '[]' where ${of}`, [narrowed.email]);
    const late = new Promise((resolve) => setTimeout(() => resolve("late"), 6_500));
    expect(await Promise.race([Promise.all([left?.ended, dropped?.ended]), late])).not.toBe("late");
    await order(shop);
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(kept?.heard).toEqual([]);
    kept?.stop();
  });

  it("end at once for who is taken out of the shop, and tell of changed access", async () => {
    const removed = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const changed = await addMember(stack, shop, [{ resource: "orders", action: "read" }]);
    const [gone, kept] = await Promise.all([removed, changed].map(({ token }) => openEventStream(stack, token)));
    const idOf = async ({ email }: { email: string }): Promise<string> =>
      (await stack.db.query("select id from auth.users where email = $1", [email])).rows[0]?.id;
    const ids = { removed: await idOf(removed), changed: await idOf(changed) };
    const owner = { token: shop.token };
    const permissions = [{ resource: "product", action: ["read"] }];
    const update = await stack.call("PUT", `/staff/${ids.changed}`, { ...owner, body: { permissions, version: 1 } });
    expect(update.status).toBe(200);
    await vi.waitFor(() => expect(kept?.heard).toContainEqual({ topic: "staff", id: ids.changed }), { timeout: 1_000 });
    expect((await stack.call("DELETE", `/staff/${ids.removed}`, owner)).status).toBe(200);
    const late = new Promise((resolve) => setTimeout(() => resolve("late"), 1_000));
    expect(await Promise.race([gone?.ended, late])).not.toBe("late");
    kept?.stop();
  });

  it("go on where nobody can say who listens, tell nothing meanwhile, and then that something was missed", async () => {
    const stream = await openEventStream(stack, shop.token);
    const ended = vi.fn();
    void stream.ended.then(ended);
    const announce = (topic: string) =>
      stack.db.query("select pg_notify('live', $1)", [JSON.stringify({ shop: shop.shopId, topic, id: shop.shopId })]);
    const heard = (topic: string) => stream.heard.filter((event) => event.topic === topic).length;
    let known = 0;
    await stack.db.query("revoke execute on function caller_of from mauzo_app");
    try {
      await announce("staff");
      await vi.waitFor(() => expect(heard("staff")).toBe(1));
      // Events are sent only until the query has failed.
      await vi.waitFor(async () => {
        const before = heard("products");
        await announce("products");
        await openEventStream(stack, "").then(({ stop }) => stop());
        expect(heard("products")).toBe(before);
      });
      known = heard("products");
      await announce("products");
    } finally {
      await stack.db.query("grant execute on function caller_of to mauzo_app");
    }
    expect([ended.mock.calls.length, stream.told.gaps]).toEqual([0, 0]);
    await announce("staff");
    await vi.waitFor(() => expect(stream.told.gaps).toBe(1));
    await announce("orders");
    await vi.waitFor(() => expect(heard("orders")).toBe(1));
    expect(heard("products")).toBe(known);
    stream.stop();
  });

  it("come back each at a moment of their own", async () => {
    const streams = await Promise.all(Array.from({ length: 8 }, () => openEventStream(stack, shop.token)));
    await vi.waitFor(() => expect(streams.every(({ told }) => told.retryMs >= 1_000)).toBe(true));
    expect(new Set(streams.map(({ told }) => told.retryMs)).size).toBeGreaterThan(4);
    for (const { stop } of streams) stop();
  });

  it("open for nobody without a shop", async () => {
    expect((await stack.call("GET", "/events")).status).toBe(401);
    const stream = await openEventStream(stack, shop.token);
    expect(stream.headers.get("content-type")).toBe("text/event-stream");
    expect(stream.headers.get("cache-control")).toContain("no-transform");
    stream.stop();
  });
});
