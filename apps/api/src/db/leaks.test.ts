import { afterAll, beforeAll, expect, it } from "vitest";
import { addProduct, type OpenedShop, tally } from "../../test/market.ts";
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

/** One of the things two shops do all day, some of them wrong on purpose; `i` makes the mixture. */
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

it("500 interleaved requests of two shops on two connections, errors between, never show one the other", async () => {
  stack.pool.options.max = 2;
  const answers: { status: number }[] = [];
  for (let start = 0; start < 500; start += 20) {
    const batch = await Promise.all(
      Array.from({ length: 20 }, async (_, offset) => {
        const i = start + offset;
        const answer = await act(i);
        const stranger = i % 2 ? shops[1] : shops[0];
        const text = JSON.stringify(answer.body);
        if (answer.status < 300)
          for (const theirs of [stranger?.shopId, stranger?.botId]) expect(text).not.toContain(theirs);
        if (i % 7 === 1 || i % 7 === 5) expect(text).toContain(`Mali ya ${(i % 2 ? shops[0] : shops[1])?.shopId}`);
        return answer;
      }),
    );
    answers.push(...batch);
  }
  expect(stack.pool.totalCount).toBeLessThanOrEqual(2);
  expect(Object.keys(tally(answers)).sort()).toEqual(["200", "404", "422"]);
  const settings = await Promise.all(
    Array.from({ length: 6 }, () =>
      stack.pool.query("select current_setting('app.shop_id', true) as left, count(*)::int as rows from products"),
    ),
  );
  for (const { rows } of settings) expect(rows).toEqual([{ left: "", rows: 0 }]);
});
