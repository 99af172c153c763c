import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { products } from "@mauzo/contract/catalogue/products";
import { afterAll, beforeAll, expect, it } from "vitest";
import { call } from "../../../../test/endpoints.ts";
import { checkImportFile, runImport, runImportJobs } from "../../../../test/product-imports.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

it("15.000 is no price until somebody says that it is thousands, for this file, or no longer", async () => {
  const shop = await openShop(stack);
  const file = "name,price\nKanga,15.000\nKofia,Tsh 2.500/=\nViatu,900.50\nTaa,ghali\n";
  const checked = await checkImportFile(stack, shop, file);
  expect(checked).toMatchObject({ counts: { new: 1, broken: 3 }, dotted_thousands: false, dotted_prices: 2 });
  const { items } = await call(stack, productImports.broken, { params: { id: checked.id } }, shop);
  expect(items.flatMap(({ problems }) => problems.map(({ kind }) => kind))).toEqual([
    ...["dotted_price", "dotted_price", "price"],
  ]);
  const { id, mapping, defaults } = checked;
  const say = async (dotted_thousands?: boolean) => {
    const said = { mapping, defaults, ...(dotted_thousands !== undefined && { dotted_thousands }) };
    await call(stack, productImports.check, { params: { id }, body: said }, shop);
    await runImportJobs(stack, shop, id);
    const { counts, dotted_prices } = await call(stack, productImports.get, { params: { id } }, shop);
    return [counts.new, dotted_prices];
  };
  expect(await say(true)).toEqual([3, 0]);
  // The setting stays when the file is checked again for another reason.
  expect(await say()).toEqual([3, 0]);
  expect(await say(false)).toEqual([1, 2]);
  expect(await say(true)).toEqual([3, 0]);
  await runImport(stack, shop, id);
  const shelf = await call(stack, products.list, { query: { sort: "name" } }, shop);
  expect(shelf.items.map(({ name, price_from }) => [name, price_from.minor])).toEqual([
    ["Kanga", 1_500_000],
    ["Kofia", 250_000],
    ["Viatu", 90_050],
  ]);
  expect((await checkImportFile(stack, shop, file)).dotted_thousands).toBe(false);
});
