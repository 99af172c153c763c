import { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { runCleaning } from "../../../../test/run-cleaning.ts";
import { callSave } from "../../../../test/saves.ts";
import { addProduct, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { inShop } from "../../../db/tenant-transaction.ts";
import { checkChain } from "./check-chain.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const check = () => inShop(stack.pool, shop.shopId, (tx) => checkChain(tx, shop.shopId));
const numbers = async () => {
  const text = "select number::int from record_entries where shop_id = $1 order by number";
  return (await stack.db.query<{ number: number }>(text, [shop.shopId])).rows.map(({ number }) => number);
};
const saveMethods = (name: string) => {
  const method = { id: "boda-boda", name, fee_minor: 0, free_from_minor: null, asks_place: false };
  return callSave(stack, deliveryMethods.save, { body: { methods: [method] } }, shop);
};

it("the end of the chain moves once, however many entries a transaction writes", async () => {
  for (let made = 0; made < 5; made++) await addProduct(stack, shop, { price_minor: 100 });
  const { number: before } = await check();
  const counted = "select pg_stat_get_xact_tuples_updated('record_heads'::regclass)::int as count";
  const moved = await inShop(stack.pool, shop.shopId, async (tx) => {
    const count = async () => (await tx.$client.query<{ count: number }>(counted)).rows[0]?.count ?? 0;
    // What the connection counted for earlier transactions is in it, too.
    const earlier = await count();
    await tx.$client.query(`update variants set price_minor = price_minor + 1 where shop_id = '${shop.shopId}'`);
    await tx.$client.query("set constraints record_change immediate");
    await tx.$client.query("set constraints end_record immediate");
    return (await count()) - earlier;
  });
  expect(moved).toBe(1);
  expect(await check()).toMatchObject({ number: before + 5, broken: undefined });
});

it("an old entry behind a younger one stays until that is old: the chain has no hole", async () => {
  for (let round = 0; round < 4; round++) await saveMethods(`Boda ${round}`);
  const [first = 0, second = 0] = await numbers();
  const age = "update record_entries set at = at - interval '3 years' where shop_id = $1 and number <> $2";
  await stack.db.query(age, [shop.shopId, second]);
  await runCleaning(stack);
  expect((await numbers()).slice(0, 1)).toEqual([second]);
  expect(await countRows(stack, "record_heads where shop_id = $1 and cut_number = $2", [shop.shopId, first])).toBe(1);
});

it("of two cleanings at once one deletes, and the chain holds when that one is undone", async () => {
  for (let round = 0; round < 4; round++) await saveMethods(`Boda ${round}`);
  const all = await numbers();
  await stack.db.query("update record_entries set at = at - interval '3 years' where shop_id = $1", [shop.shopId]);
  const cut = async () =>
    (await stack.db.query("select cut_number::int from record_heads where shop_id = $1", [shop.shopId])).rows;
  const [one, other] = [await stack.db.connect(), await stack.db.connect()];
  try {
    for (const client of [one, other])
      await client.query(`begin; select set_config('app.shop_id', '${shop.shopId}', true)`);
    const remove = "select delete_old_entries(2) as deleted";
    expect((await one.query(remove)).rows).toEqual([{ deleted: 2 }]);
    expect((await other.query(remove)).rows).toEqual([{ deleted: 0 }]);
  } finally {
    for (const client of [one, other]) {
      await client.query("rollback");
      client.release();
    }
  }
  expect([await numbers(), await cut()]).toEqual([all, [{ cut_number: 0 }]]);
});
