import { ContactImport, type ContactImportField, contactImports } from "@mauzo/contract/customers/contact-imports";
import { continueContactImport } from "../src/modules/customers/imports/continue-contact-import.ts";
import { call } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

type Who = Pick<OpenedShop, "token">;
type File = string | Uint8Array<ArrayBuffer>;

/** Uploads a file of customers as the dashboard does. */
export async function uploadContacts(stack: Stack, { token }: Who, body: File) {
  const answer = await fetch(`${stack.url}${contactImports.upload.path}?name=anwani.vcf`, {
    method: "POST",
    headers: { authorization: `Bearer ${token}`, "content-type": "application/octet-stream" },
    body,
  });
  const received: unknown = await answer.json();
  return { status: answer.status, body: received };
}

/** Runs the jobs of an import one after the other, at once. */
export async function runContactJobs({ pool, db, deps }: Stack, { shopId }: { shopId: string }, importId: string) {
  for (let goesOn = true; goesOn; ) {
    await continueContactImport({ pool, queue: deps.queue, emitFact: deps.emitFact }, { shopId, importId });
    const { rows } = await db.query("select from imports where id = $1 and state in ('checking', 'running')", [
      importId,
    ]);
    goesOn = rows.length > 0;
  }
}

type Said = {
  mapping?: (ContactImportField | null)[];
  known?: "leave" | "fill";
  consent?: { channels: ("whatsapp" | "sms" | "call" | "mail")[]; how: string } | null;
  tags?: string[];
};

/** Uploads a file of customers and has it checked. */
export async function checkContacts(stack: Stack, shop: OpenedShop, file: File, said: Said = {}) {
  const sent = await uploadContacts(stack, shop, file);
  if (sent.status !== 201) throw new Error(`the file was refused: ${JSON.stringify(sent.body)}`);
  const { id, mapping } = ContactImport.parse(sent.body);
  const body = { mapping, known: "leave" as const, consent: null, tags: [], ...said };
  await call(stack, contactImports.check, { params: { id }, body }, shop);
  await runContactJobs(stack, shop, id);
  return call(stack, contactImports.get, { params: { id } }, shop);
}

/** Imports what was checked. */
export async function importContacts(stack: Stack, shop: OpenedShop, id: string) {
  await call(stack, contactImports.start, { params: { id } }, shop);
  await runContactJobs(stack, shop, id);
  return call(stack, contactImports.get, { params: { id } }, shop);
}
