import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { contactImports } from "@mauzo/contract/customers/contact-imports";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { startApiProcess } from "../../../../test/api-process.ts";
import { checkContacts } from "../../../../test/contact-imports.ts";
import { call } from "../../../../test/endpoints.ts";
import { expireHeartbeats, makeRetriesDue } from "../../../../test/job-timeouts.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

/** `pnpm bench:contacts` imports as many as a file may have. */
const contacts = Number(process.env.CONTACT_COUNT ?? 900);

let stack: Stack;
let shop: OpenedShop;
let api: ChildProcess | undefined;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
});
afterAll(async () => {
  api?.kill("SIGKILL");
  await stack.stop();
});

/** Every ninth is garbage: no number, no card, a number twice. */
const cardOf = (at: number) => {
  const number = `07${String(12_000_000 + at)}`;
  if (at % 27 === 8) return "BEGIN:VCARD\n\u0001 ;;:=\nEND:VCARD";
  if (at % 27 === 17) return `BEGIN:VCARD\nFN:Barua ${at}\nEMAIL:m${at}@duka.example\nEND:VCARD`;
  const tel = at % 27 === 26 ? `07${String(12_000_000)}` : number;
  return `BEGIN:VCARD\nVERSION:3.0\nN:${at};Mtu;;;\nFN:Mtu ${at}\nTEL;TYPE=CELL:${tel}\nEND:VCARD`;
};

it("an import whose API is killed midway goes on with the next, everybody once, and is taken back whole", {
  timeout: 150_000 + contacts * 60,
}, async () => {
  const garbage = Array.from({ length: contacts }, (_, at) => at).filter((at) => at % 9 === 8).length;
  const file = Array.from({ length: contacts }, (_, at) => cardOf(at)).join("\n");
  const consent = { channels: ["sms" as const], how: "Walikubali kwenye maonesho" };
  const { id, counts } = await checkContacts(stack, shop, file, { consent });
  const good = contacts - garbage;
  expect(counts).toEqual({ new: good, changed: 0, unchanged: 0, broken: garbage });
  await call(stack, contactImports.start, { params: { id } }, shop);
  const read = () => call(stack, contactImports.get, { params: { id } }, shop);
  const { process: first } = await startApiProcess(stack);
  api = first;
  await vi.waitFor(async () => expect((await read()).done).toBeGreaterThan(0), { timeout: 30_000, interval: 20 });
  first.kill("SIGKILL");
  await once(first, "exit");
  await expireHeartbeats(stack);
  ({ process: api } = await startApiProcess(stack));
  const isDone = async () => {
    await makeRetriesDue(stack);
    expect((await read()).state).toBe("done");
  };
  await vi.waitFor(isDone, { timeout: 100_000 + contacts * 30, interval: 200 });
  expect((await read()).counts).toEqual(counts);
  const rows = (table: string) => countRows(stack, `${table} where shop_id = $1`, [shop.shopId]);
  for (const table of ["customers", "contacts", "customer_consents"])
    expect([table, await rows(table)]).toEqual([table, good]);
  let removed = 0;
  for (let more = true; more; ) {
    const part = await call(stack, contactImports.undo, { params: { id } }, shop);
    removed += part.removed;
    more = part.more;
  }
  expect(removed).toBe(good);
  for (const table of ["customers", "contacts", "customer_consents"])
    expect([table, await rows(table)]).toEqual([table, 0]);
});
