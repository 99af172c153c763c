import { media } from "@mauzo/contract/shop/media";
import { type FaultProxy, openFaultProxy } from "@mauzo/faults/fault-proxy";
import { afterAll, beforeAll, describe, expect, inject, it, vi } from "vitest";
import { endpoints } from "../../test/endpoints.ts";
import { openEventStream } from "../../test/event-stream.ts";
import { addCart, addProduct, countRows, makeCartLine, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";
import { makeValidRequests } from "../../test/valid-requests.ts";

let stack: Stack;
let shop: OpenedShop;
let network: FaultProxy;
let requestOf: Awaited<ReturnType<typeof makeValidRequests>>;
beforeAll(async () => {
  network = await openFaultProxy(inject("ownerUrl"));
  stack = await startStack({ via: network.through });
  shop = await openShop(stack);
  requestOf = await makeValidRequests(stack, shop);
});
afterAll(async () => {
  network.set("none");
  await stack.stop();
  await network.close();
});

/** Makes every new connection of the app role to this database read-only, or writable again. */
async function setReadOnly(on: boolean): Promise<void> {
  const { rows } = await stack.db.query<{ name: string }>("select current_database() as name");
  const value = on ? "set default_transaction_read_only = on" : "reset default_transaction_read_only";
  await stack.db.query(`alter role mauzo_app in database ${rows[0]?.name} ${value}`);
  network.set("refused");
  network.set("none");
}

const whileShut = async (work: () => Promise<void>) => {
  network.set("refused");
  try {
    await work();
  } finally {
    network.set("none");
  }
};

describe("while the database is away", () => {
  const reached = endpoints.filter(
    ({ endpoint }) => endpoint.path !== "/conversation/whatsapp" && endpoint !== media.read,
  );
  it("every endpoint is 503 with Retry-After and words, and works again afterwards in the same process", async () => {
    await whileShut(async () => {
      for (const { name, endpoint } of reached) {
        const { path, token, body, headers } = requestOf(endpoint);
        const answer = await stack.call(endpoint.method, path, { token, body, headers });
        expect({ name, status: answer.status, body: answer.body }).toEqual({
          name,
          status: 503,
          body: { detail: expect.stringContaining("busy"), code: "busy" },
        });
        expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
      }
      expect(await stack.call("GET", "/livez")).toMatchObject({ status: 200 });
      const ready = await stack.call("GET", "/readyz");
      expect(ready).toMatchObject({ status: 503, body: { ready: false } });
      expect(ready.headers.get("retry-after")).not.toBeNull();
    });
    await vi.waitFor(async () => expect((await stack.call("GET", "/readyz")).status).toBe(200), { timeout: 5_000 });
    expect((await stack.call("GET", "/products", shop)).status).toBe(200);
  });

  const sales = "stock_movements where reason = 'sale'";
  it("an order that was not answered is there once or not at all, and the same link orders it", async () => {
    const product = await addProduct(stack, shop, { stock: 50 });
    const token = await addCart(stack, shop, [makeCartLine(product)]);
    const path = `/api/v1/order?token=${token}`;
    const shown = await stack.call("GET", path);
    const before = await countRows(stack, "orders");
    const sold = await countRows(stack, sales);
    const answers = Array.from({ length: 6 }, () =>
      stack.call("POST", path, { body: shown.body }).catch(() => ({ status: 0 })),
    );
    await new Promise((resolve) => setTimeout(resolve, 15));
    network.set("refused");
    for (const { status } of await Promise.all(answers)) expect([200, 503]).toContain(status);
    network.set("none");
    await vi.waitFor(async () => expect((await stack.call("POST", path, { body: shown.body })).status).toBe(200), {
      timeout: 5_000,
    });
    expect(await countRows(stack, "orders")).toBe(before + 1);
    expect(await countRows(stack, sales)).toBe(sold + 1);
  });

  it("one that keeps its connections and says nothing is taken for away, and its connections are not used again", async () => {
    await stack.call("GET", "/products", shop);
    network.set("silent");
    const asked = Promise.all(Array.from({ length: 20 }, () => stack.call("GET", "/products", shop)));
    // Long before the timeout of a single connection: an outage seen on one is known to all.
    const slow = new Promise<[]>((resolve) => setTimeout(resolve, 10_000, []));
    const answers = await Promise.race([asked, slow]);
    expect(answers).toHaveLength(20);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 503));
    expect(await stack.call("GET", "/readyz")).toMatchObject({ status: 503 });
    network.set("none");
    await vi.waitFor(async () => expect((await stack.call("GET", "/readyz")).status).toBe(200), { timeout: 5_000 });
    expect((await stack.call("GET", "/products", shop)).status).toBe(200);
  });

  it("one that only reads is not ready: reads go on, writes are 503", async () => {
    await setReadOnly(true);
    await vi.waitFor(async () => expect((await stack.call("GET", "/readyz")).status).toBe(503), { timeout: 5_000 });
    await vi.waitFor(async () => expect((await stack.call("GET", "/products", shop)).status).toBe(200), {
      timeout: 5_000,
    });
    const product = { name: "Kikoi", category: "home", price_minor: 100 };
    expect(await stack.call("POST", "/products", { token: shop.token, body: product })).toMatchObject({ status: 503 });
    await setReadOnly(false);
    await vi.waitFor(async () => expect((await stack.call("GET", "/readyz")).status).toBe(200), { timeout: 5_000 });
    expect(await stack.call("POST", "/products", { token: shop.token, body: product })).toMatchObject({ status: 201 });
  });

  it("a stream that stays open is told of the gap and hears again", { timeout: 30_000 }, async () => {
    const stream = await openEventStream(stack, shop.token);
    network.set("refused");
    await new Promise((resolve) => setTimeout(resolve, 300));
    network.set("none");
    await vi.waitFor(
      async () => {
        await addProduct(stack, shop);
        expect(stream.heard.length).toBeGreaterThan(0);
      },
      { timeout: 8_000, interval: 500 },
    );
    stream.stop();
  });
});
