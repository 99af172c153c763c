import { consents } from "@mauzo/contract/customers/consents";
import { contactImports } from "@mauzo/contract/customers/contact-imports";
import { customers } from "@mauzo/contract/customers/customers";
import { segments } from "@mauzo/contract/customers/segments";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { checkContacts, importContacts, runContactJobs, uploadContacts } from "../../../../test/contact-imports.ts";
import { call, request } from "../../../../test/endpoints.ts";
import { addOrder } from "../../../../test/order-fixtures.ts";
import { addMember, countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
let shop: OpenedShop;
beforeAll(async () => {
  stack = await startStack();
});
beforeEach(async () => {
  shop = await openShop(stack);
});
afterAll(() => stack.stop());

const list = async (query = {}) => (await call(stack, customers.list, { query }, shop)).items;
const named = async (name: string) => {
  const found = (await list()).find((each) => each.name === name);
  if (!found) throw new Error(`nobody is called ${name}`);
  return call(stack, customers.get, { params: { id: found.id } }, shop);
};
const undo = (id: string) => call(stack, contactImports.undo, { params: { id } }, shop);
const broken = async (id: string) =>
  (await call(stack, contactImports.broken, { params: { id } }, shop)).items.map(({ line, problems }) => [
    line,
    ...problems.map(({ kind }) => kind),
  ]);
const file = `Jina,Simu,Mahali,Lugha,Jinsia,Siku ya kuzaliwa,Lebo,Maelezo
Amina Zuberi,0712 345 678,Sinza,Kiswahili,mwanamke,12/4/1990,"VIP, jumla",Anapenda jioni
Juma,0754111222; +255 713 000 111,Mbezi,english,M,,,
Bila namba,,,,,,,
Mbaya,12,,kijerumani,x,31/2/1990,,
Amina tena,+255712345678,,,,,,
`;

it("a CSV file with headings in Swahili becomes customers, and what cannot be read is told row by row", async () => {
  const checked = await checkContacts(stack, shop, file);
  expect(checked.counts).toEqual({ new: 2, changed: 0, unchanged: 0, broken: 3 });
  expect(await broken(checked.id)).toEqual([
    [4, "no_phone"],
    [5, "phone", "language", "gender", "birthday"],
    [6, "twin_phone"],
  ]);
  const { customers: coming } = await call(stack, contactImports.preview, { params: { id: checked.id } }, shop);
  expect(coming).toMatchObject([
    { line: 2, was: null, becomes: { name: "Amina Zuberi", birthday: "1990-04-12", tags: ["vip", "jumla"] } },
    { line: 3, was: null, becomes: { phones: ["+255 754 111 222", "+255 713 000 111"] } },
  ]);
  expect((await importContacts(stack, shop, checked.id)).state).toBe("done");
  expect(await named("Amina Zuberi")).toMatchObject({
    ...{ phone: "+255712345678", place: "Sinza", language: "sw", gender: "female", source: "imported" },
    consents: [],
  });
  expect((await named("Juma")).contacts).toHaveLength(2);
});

it("a row is repaired and checked again", async () => {
  const { id } = await checkContacts(stack, shop, "Name,Phone\nAmina,12\n");
  const { items } = await call(stack, contactImports.broken, { params: { id } }, shop);
  const rows = items.map((row) => ({ id: row.id, cells: ["Amina", "0712345678"] }));
  await call(stack, contactImports.repair, { params: { id }, body: { rows } }, shop);
  await runContactJobs(stack, shop, id);
  expect((await call(stack, contactImports.get, { params: { id } }, shop)).counts).toMatchObject({ new: 1, broken: 0 });
});

it("whom the shop knows stays as they are, or is filled in where it is said, and both come back", async () => {
  const body = { name: "Amina", phone: "0712345678", place: "Kariakoo" };
  const { id } = await call(stack, customers.create, { body }, shop);
  const left = await checkContacts(stack, shop, file);
  expect(left.counts).toMatchObject({ new: 1, unchanged: 1 });
  const consent = { channels: ["sms" as const], how: "Fomu ya dukani" };
  const filled = await checkContacts(stack, shop, file, { known: "fill", consent, tags: ["maonesho"] });
  expect(filled.counts).toMatchObject({ new: 1, changed: 1 });
  await importContacts(stack, shop, filled.id);
  const read = () => call(stack, customers.get, { params: { id } }, shop);
  expect(await read()).toMatchObject({
    ...{ name: "Amina", place: "Kariakoo", gender: "female", tags: ["vip", "jumla", "maonesho"] },
    consents: [{ channel: "sms", state: "given", how: "Fomu ya dukani" }],
  });
  // Somebody changes one of the fields: it stays.
  const { version } = await read();
  await call(stack, customers.update, { params: { id }, body: { version, gender: "male" } }, shop);
  expect(await undo(filled.id)).toMatchObject({ removed: 1, restored: 1, kept: 0, more: false });
  expect(await read()).toMatchObject({ gender: "male", tags: [], birthday: null });
  expect((await read()).consents).toMatchObject([{ channel: "sms", state: "unknown" }]);
  expect((await list()).map(({ name }) => name)).toEqual(["Amina"]);
  expect(await countRows(stack, "customer_notes where shop_id = $1", [shop.shopId])).toBe(0);
  expect(await undo(filled.id)).toMatchObject({ removed: 0, restored: 0, kept: 0 });
});

it("who ordered since stays when an import is taken back", async () => {
  const { id } = await checkContacts(stack, shop, file);
  await importContacts(stack, shop, id);
  await addOrder(stack, shop, { customer: { name: "Juma", phone: "0754111222" } });
  expect(await undo(id)).toMatchObject({ removed: 1, kept: 1, kept_names: ["Juma"] });
  expect((await list()).map(({ name }) => name)).toEqual(["Juma"]);
  expect((await call(stack, contactImports.get, { params: { id } }, shop)).undone).not.toBeNull();
});

it("a file says nothing over what a customer took back", async () => {
  const { id } = await call(stack, customers.create, { body: { name: "Amina", phone: "0712345678" } }, shop);
  const said = { channel: "sms" as const, state: "withdrawn" as const, how: "Aliandika ACHA" };
  await call(stack, consents.record, { params: { id }, body: said }, shop);
  const consent = { channels: ["sms" as const, "whatsapp" as const], how: "Fomu" };
  const checked = await checkContacts(stack, shop, "Name,Phone\nAmina,0712345678\n", { known: "fill", consent });
  await importContacts(stack, shop, checked.id);
  const states = (await call(stack, customers.get, { params: { id } }, shop)).consents;
  expect(states.map(({ channel, state }) => [channel, state])).toEqual([
    ["sms", "withdrawn"],
    ["whatsapp", "given"],
  ]);
  const count = async (channel: string) => {
    const rule = { criterion: "consent" as const, operator: "eq" as const, value: channel };
    const body = { document: { match: "all" as const, rules: [rule] } };
    return (await request(stack, segments.count, { body }, shop)).body;
  };
  expect(await count("sms")).toMatchObject({ count: 0 });
  expect(await count("whatsapp")).toMatchObject({ count: 1 });
  const { items } = await call(stack, consents.list, { params: { id } }, shop);
  expect(items).toHaveLength(2);
});

it("who does not see numbers imports nobody, and who may only create fills nobody in", async () => {
  const helper = await addMember(stack, shop, [
    { resource: "customers", action: "read" },
    { resource: "customers", action: "create" },
  ]);
  await call(stack, customers.create, { body: { name: "Amina", phone: "0712345678" } }, shop);
  const { id } = await checkContacts(stack, shop, file, { known: "fill" });
  const start = () => request(stack, contactImports.start, { params: { id } }, helper);
  expect(await start()).toMatchObject({ status: 403, body: { code: "import_changes_customers" } });
  await stack.db.query("update memberships set sees_phones = false where shop_id = $1 and not is_admin", [shop.shopId]);
  expect(await start()).toMatchObject({ status: 403, body: { code: "phones_hidden" } });
  expect((await uploadContacts(stack, helper, file)).status).toBe(403);
});
