import { afterAll, beforeAll, expect, it } from "vitest";
import { addProduct, countByStatus, type OpenedShop } from "../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../test/stack.ts";

let stack: Stack;
let shops: OpenedShop[];
beforeAll(async () => {
  stack = await startStack();
  shops = [await openShop(stack, { name: "Duka A" }), await openShop(stack, { name: "Duka B" })];
  for (const shop of shops)
    for (let count = 0; count < 3; count++) await addProduct(stack, shop, { name: `Mali ya ${shop.shopId}` });
});
afterAll(() => stack.stop());

/** One of the things two shops do all day, some of them wrong on purpose; `i` picks which. */
function act(i: number) {
  const [shop, stranger] = i % 2 ? [shops[0], shops[1]] : [shops[1], shops[0]];
  const token = shop?.token;
  const options = { token };
  switch (i % 7) {
    case 0:
      return stack.call("GET", "/shop", options);
    case 1:
      return stack.call("GET", "/products?limit=2", options);
    case 2:
      return stack.call("GET", `/products/${stranger?.shopId}`, options);
    case 3:
      return stack.call("POST", "/products", {
        token,
        body: {
          name: "x",
          category: "home",
          price_minor: 1,
          variants: [{ id: stranger?.shopId, name: "", price_minor: 1, stock: 1 }],
        },
      });
    case 4:
      return stack.call("POST", `/plugin/conversation/${shop?.botId}`, {
        body: { message: "Hello", chat_id: `c${i}`, bot_id: shop?.botId },
      });
    case 5:
      return stack.call("GET", `/products?search=Mali`, options);
    default:
      return stack.call("GET", "/orders?cursor=nonsense", options);
  }
}

/**
 * Locks the products, so that every other request for them waits. Returns a function that ends the waiting requests the
 * way a statement timeout or a lost connection would.
 */
async function holdProducts(how: "pg_cancel_backend" | "pg_terminate_backend") {
  const holder = await stack.db.connect();
  await holder.query("begin");
  await holder.query("lock table products in access exclusive mode");
  return async () => {
    const ended = `select ${how}(pid) from pg_stat_activity where datname = current_database()
      and usename = 'mauzo_app' and wait_event_type = 'Lock'`;
    while ((await stack.db.query(ended)).rowCount === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    await holder.query("rollback");
    holder.release();
  };
}

it("1,000 interleaved requests of two shops on two connections, errors, cancelled queries and lost connections between, never show one the other", async () => {
  stack.pool.options.max = 2;
  const answers: { status: number }[] = [];
  for (let start = 0; start < 1_000; start += 20) {
    const hold = [0, 60].includes(start % 120);
    const interrupt = hold && (await holdProducts(start % 120 ? "pg_terminate_backend" : "pg_cancel_backend"));
    const batch = Array.from({ length: 20 }, async (_, offset) => {
      const i = start + offset;
      const answer = await act(i);
      const stranger = i % 2 ? shops[1] : shops[0];
      const text = JSON.stringify(answer.body);
      if (answer.status < 300)
        for (const theirs of [stranger?.shopId, stranger?.botId]) expect(text).not.toContain(theirs);
      if (answer.status === 200 && (i % 7 === 1 || i % 7 === 5))
        expect(text).toContain(`Mali ya ${(i % 2 ? shops[0] : shops[1])?.shopId}`);
      return answer;
    });
    // A client that does not wait for the response.
    const leaving = new AbortController();
    const left = fetch(`${stack.url}/products`, {
      headers: { authorization: `Bearer ${shops[start % 40 ? 0 : 1]?.token}` },
      signal: leaving.signal,
    }).catch(() => undefined);
    if (interrupt) await interrupt();
    leaving.abort();
    answers.push(...(await Promise.all(batch)));
    await left;
  }
  expect(stack.pool.totalCount).toBeLessThanOrEqual(2);
  const { 503: interrupted = 0, ...others } = countByStatus(answers);
  expect(Object.keys(others).sort()).toEqual(["200", "404", "422"]);
  expect(interrupted).toBeGreaterThan(0);
  expect(interrupted).toBeLessThan(200);
  const settings = await Promise.all(
    Array.from({ length: 6 }, () =>
      stack.pool.query("select current_setting('app.shop_id', true) as left, count(*)::int as rows from products"),
    ),
  );
  for (const { rows } of settings) {
    expect(rows).toEqual([{ left: expect.toSatisfy((left) => left === "" || left === null), rows: 0 }]);
  }
});
