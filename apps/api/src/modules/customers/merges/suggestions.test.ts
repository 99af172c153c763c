import type { Product } from "@mauzo/contract/catalogue/products";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { customers } from "@mauzo/contract/customers/customers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { createManualOrder, selectProduct } from "../../../../test/order-fixtures.ts";
import { addProduct, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
let product: Product;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
  product = await addProduct(stack, shop, { stock: 1000 });
});
afterAll(() => stack.stop());

const add = async (body: object) => (await call(stack, customers.create, { body: { ...body } }, shop)).id;
const suggestions = async (customer_id?: string) =>
  (
    await call(stack, customerMerges.suggestions, { query: customer_id === undefined ? {} : { customer_id } }, shop)
  ).items.map(({ first, second, why }) => ({
    ids: [first.id, second.id].toSorted(),
    why,
  }));

/** The pair is suggested: of both, and among all. */
async function expectPair(ids: [string, string], why: "phone" | "name_and_place") {
  const pair = { ids: ids.toSorted(), why };
  expect(await suggestions(ids[0])).toEqual([pair]);
  expect(await suggestions(ids[1])).toEqual([pair]);
  expect(await suggestions()).toEqual([pair]);
}

it("the same name at the same place, however it is written", async () => {
  const ids: [string, string] = [
    await add({ name: "Amina Jumaa", place: "Sinza", phone: "0712345671" }),
    await add({ name: "juma  AMINA", place: " sinza ", phone: "0712345672" }),
  ];
  await add({ name: "Amina Juma", place: "Mbezi" });
  await add({ name: "Amina Salum", place: "Sinza" });
  await expectPair(ids, "name_and_place");
});

it("a place that goods were brought to counts as one's own", async () => {
  const order = (phone: string) =>
    createManualOrder(stack, shop, {
      ...selectProduct(product),
      customer: { name: "Neema Mushi", phone },
      delivery: { method: "Bodaboda", place: "Tabata" },
    });
  await order("0712345671");
  const [first] = (await call(stack, customers.list, {}, shop)).items;
  const second = await add({ name: "Neema Mushi", place: "tabata" });
  await expectPair([first?.id ?? "", second], "name_and_place");
});

it("numbers that end alike, also in a name or on an order", async () => {
  const first = await add({ name: "Asha", phone: "0712345671" });
  const second = await add({ name: "Mteja 0712 345 671" });
  await expectPair([first, second], "phone");
  const third = await add({ name: "Juma", phone: "+254 712 999 001" });
  const fourth = await add({ name: "Bakari", phone: "0712999001" });
  expect(await suggestions(third)).toEqual([{ ids: [third, fourth].toSorted(), why: "phone" }]);
});

it("an order by a number that is somebody else's by now", async () => {
  await createManualOrder(stack, shop, { ...selectProduct(product), customer: { name: "Asha", phone: "0712345671" } });
  const [asha] = (await call(stack, customers.list, {}, shop)).items;
  const id = asha?.id ?? "";
  await call(stack, customers.update, { params: { id }, body: { phone: "0754000999", version: 0 } }, shop);
  const other = await add({ name: "Zawadi", phone: "0712345671" });
  await expectPair([id, other], "phone");
});

it("two who are said to be different are suggested no more, until it is taken back", async () => {
  const ids: [string, string] = [
    await add({ name: "Amina", place: "Sinza" }),
    await add({ name: "Amina", place: "Sinza" }),
  ];
  const say = (different: boolean) =>
    call(stack, customerMerges.separate, { params: { id: ids[1] }, body: { other_id: ids[0], different } }, shop);
  await say(true);
  await say(true);
  expect(await suggestions()).toEqual([]);
  expect(await suggestions(ids[0])).toEqual([]);
  await say(false);
  await expectPair(ids, "name_and_place");
});
