import type { Product } from "@mauzo/contract/catalogue/products";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { customers } from "@mauzo/contract/customers/customers";
import { segments } from "@mauzo/contract/customers/segments";
import { orderEdits } from "@mauzo/contract/orders/order-edits";
import { orders } from "@mauzo/contract/orders/orders";
import { afterAll, beforeAll, expect, it } from "vitest";
import { dispatchFacts } from "../../../../test/dispatch-facts.ts";
import { call } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

it("who bought what is known anew after an edit, a merge, its undo and a cancellation", async () => {
  const own = await openShop(stack);
  const [kanga, kofia] = [await addProduct(stack, own, { stock: 9 }), await addProduct(stack, own, { stock: 9 })];
  const buyersOf = async ({ id }: Product) => {
    await dispatchFacts(stack);
    const document = { match: "all" as const, rules: [{ criterion: "bought", operator: "eq", value: id } as const] };
    return (await call(stack, segments.count, { body: { document } }, own)).samples.map(({ name }) => name).toSorted();
  };
  const order = (of: Product, name: string, phone: string) =>
    createManualOrder(stack, own, { ...selectProduct(of), customer: { name, phone } });
  const { id } = await order(kanga, "Asha", "0712345671");
  const read = () => call(stack, orders.get, { params: { id } }, own);
  await order(kofia, "Juma", "0712345672");
  expect([await buyersOf(kanga), await buyersOf(kofia)]).toEqual([["Asha"], ["Juma"]]);

  const placed = await read();
  const lines = placed.lines.map((line) => ({ id: line.id, quantity: 0 }));
  const products = [{ id: kofia.id, variants: [{ id: kofia.variants[0]?.id ?? "", quantity: 2 }] }];
  const edit = { version: placed.version, lines, products, charges: [], note: "" };
  await call(stack, orderEdits.save, { params: { id }, body: edit }, own);
  expect([await buyersOf(kanga), await buyersOf(kofia)]).toEqual([[], ["Asha", "Juma"]]);

  const [asha, juma] = await Promise.all(
    ["Asha", "Juma"].map(async (search) => {
      const [found] = (await call(stack, customers.list, { query: { search } }, own)).items;
      return call(stack, customers.get, { params: { id: found?.id ?? "" } }, own);
    }),
  );
  const pair = { other_id: juma?.id ?? "", version: asha?.version ?? 0, other_version: juma?.version ?? 0 };
  const { merge_id } = await call(stack, customerMerges.merge, { params: { id: asha?.id ?? "" }, body: pair }, own);
  expect(await buyersOf(kofia)).toHaveLength(1);
  await call(stack, customerMerges.undo, { params: { id: merge_id } }, own);
  expect(await buyersOf(kofia)).toEqual(["Asha", "Juma"]);

  const cancel = { from: "new", to: "cancelled", reason: "" } as const;
  await call(stack, orders.move, { params: { id }, body: cancel }, own);
  expect(await buyersOf(kofia)).toEqual(["Juma"]);
  const { rows } = await stack.db.query("select from customer_products where shop_id = $1", [own.shopId]);
  expect(rows).toHaveLength(1);
});
