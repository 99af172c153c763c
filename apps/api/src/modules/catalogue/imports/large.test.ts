import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { afterAll, beforeAll, expect, it } from "vitest";
import { request } from "../../../../test/endpoints.ts";
import { checkImportFile, uploadImportFile } from "../../../../test/product-imports.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const file = (rows: number) =>
  `name,price\n${Array.from({ length: rows }, (_, index) => `Bidhaa ${index},1000`).join("\n")}`;

it("a large file of a shop the planner knows no rows of is grouped in the time a statement has", async () => {
  const [known, fresh] = [await openShop(stack), await openShop(stack)];
  await checkImportFile(stack, known, file(200));
  await stack.db.query("analyze import_rows");
  const { body } = await uploadImportFile(stack, fresh, file(6_000));
  const { id, mapping } = productImports.upload.reply.parse(body);
  const defaults = { category: "home", status: "published" };
  const checked = await request(stack, productImports.check, { params: { id }, body: { mapping, defaults } }, fresh);
  expect(checked).toMatchObject({ status: 202, body: { state: "checking" } });
  const { rows } = await stack.db.query("select from import_rows where import_id = $1 and leader = line", [id]);
  expect(rows).toHaveLength(6_000);
});
