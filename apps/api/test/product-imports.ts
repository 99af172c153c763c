import { type ImportMapping, ProductImport, productImports } from "@mauzo/contract/catalogue/product-imports";
import { continueProductImport } from "../src/modules/catalogue/imports/continue-product-import.ts";
import { call } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

type Who = Pick<OpenedShop, "token">;

/** Uploads an import file as the dashboard does. */
export async function uploadImportFile(stack: Stack, { token }: Who, body: string | Uint8Array<ArrayBuffer>) {
  const answer = await fetch(`${stack.url}${productImports.upload.path}?name=bidhaa.csv`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    body,
  });
  const received: unknown = await answer.json();
  return { status: answer.status, body: received };
}

/** Runs the jobs of an import one after the other, at once. */
export async function runImportJobs(
  { pool, db, deps }: Stack,
  { shopId }: Pick<OpenedShop, "shopId">,
  importId: string,
) {
  for (let goesOn = true; goesOn; ) {
    await continueProductImport({ pool, queue: deps.queue, emitFact: deps.emitFact }, { shopId, importId });
    const { rows } = await db.query("select from imports where id = $1 and state in ('checking', 'running')", [
      importId,
    ]);
    goesOn = rows.length > 0;
  }
}

const importCalls = (stack: Stack, { token }: Who) => ({
  check: (id: string, body: object) => call(stack, productImports.check, { params: { id }, body }, { token }),
  read: (id: string) => call(stack, productImports.get, { params: { id } }, { token }),
  start: (id: string) => call(stack, productImports.start, { params: { id } }, { token }),
});

/** Uploads an import file and has it checked. */
export async function checkImportFile(
  stack: Stack,
  shop: OpenedShop,
  file: string | Uint8Array<ArrayBuffer>,
  mapping?: ImportMapping,
) {
  const sent = await uploadImportFile(stack, shop, file);
  if (sent.status !== 201) throw new Error(`the file was refused: ${JSON.stringify(sent.body)}`);
  const { id, mapping: guessed } = ProductImport.parse(sent.body);
  const { check, read } = importCalls(stack, shop);
  await check(id, { mapping: mapping ?? guessed, defaults: { category: "home", status: "published" } });
  await runImportJobs(stack, shop, id);
  return read(id);
}

/** Imports what was checked. */
export async function runImport(stack: Stack, shop: OpenedShop, id: string) {
  const { start, read } = importCalls(stack, shop);
  await start(id);
  await runImportJobs(stack, shop, id);
  return read(id);
}
