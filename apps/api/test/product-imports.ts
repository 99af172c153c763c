import { type ImportMapping, ProductImport, productImports } from "@mauzo/contract/catalogue/product-imports";
import { workOnImport } from "../src/modules/catalogue/imports/work-on-import.ts";
import { get } from "./endpoints.ts";
import type { OpenedShop } from "./market.ts";
import type { Stack } from "./stack.ts";

type Who = Pick<OpenedShop, "token">;

/** Sends a file of products as the dashboard does. */
export async function sendFile(stack: Stack, { token }: Who, body: string | Uint8Array<ArrayBuffer>) {
  const answer = await fetch(`${stack.url}${productImports.upload.path}?name=bidhaa.csv`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    body,
  });
  const told: unknown = await answer.json();
  return { status: answer.status, body: told };
}

/** What the queue does with an import, job after job, at once. */
export async function work({ pool, db, deps }: Stack, { shopId }: Pick<OpenedShop, "shopId">, importId: string) {
  for (let goesOn = true; goesOn; ) {
    await workOnImport({ pool, queue: deps.queue }, { shopId, importId });
    const { rows } = await db.query("select from product_imports where id = $1 and state in ('checking', 'running')", [
      importId,
    ]);
    goesOn = rows.length > 0;
  }
}

const call = (stack: Stack, { token }: Who) => ({
  check: (id: string, body: object) => get(stack, productImports.check, { params: { id }, body }, { token }),
  read: (id: string) => get(stack, productImports.get, { params: { id } }, { token }),
  start: (id: string) => get(stack, productImports.start, { params: { id } }, { token }),
});

/** A file taken in and looked at. */
export async function checkFile(
  stack: Stack,
  shop: OpenedShop,
  file: string | Uint8Array<ArrayBuffer>,
  mapping?: ImportMapping,
) {
  const sent = await sendFile(stack, shop, file);
  if (sent.status !== 201) throw new Error(`the file was refused: ${JSON.stringify(sent.body)}`);
  const { id, mapping: guessed } = ProductImport.parse(sent.body);
  const { check, read } = call(stack, shop);
  await check(id, { mapping: mapping ?? guessed, defaults: { category: "home", status: "published" } });
  await work(stack, shop, id);
  return read(id);
}

/** What was checked, imported. */
export async function runImport(stack: Stack, shop: OpenedShop, id: string) {
  const { start, read } = call(stack, shop);
  await start(id);
  await work(stack, shop, id);
  return read(id);
}
