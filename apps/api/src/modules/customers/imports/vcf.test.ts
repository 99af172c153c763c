import { customers } from "@mauzo/contract/customers/customers";
import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { checkContacts, importContacts } from "../../../../test/contact-imports.ts";
import { call } from "../../../../test/endpoints.ts";
import type { OpenedShop } from "../../../../test/shop-fixtures.ts";
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

const bring = async (file: string | Uint8Array<ArrayBuffer>) => {
  const checked = await checkContacts(stack, shop, file);
  await importContacts(stack, shop, checked.id);
  const { items } = await call(stack, customers.list, { query: { sort: "name" } }, shop);
  return { counts: checked.counts, people: items.map(({ name, phone }) => [name, phone]) };
};

it("reads contacts as phones write them: 2.1 with quoted-printable, folded 3.0, 4.0 with addresses", async () => {
  const android = `BEGIN:VCARD
VERSION:2.1
N;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=4D=77=61=6E=61;=5A=C3=A9=6E=61;;;
FN;CHARSET=UTF-8;ENCODING=QUOTED-PRINTABLE:=5A=C3=A9=6E=61=
=20=4D=77=61=6E=61
TEL;CELL;PREF:0712-345-678
TEL;HOME:0222 150 150
PHOTO;ENCODING=BASE64;JPEG:/9j/4AAQSkZJRgABAQAAAQABAAD
 AAAAAAAAAAAAAAAAAAAA

END:VCARD
`;
  const iphone = [
    ...["BEGIN:VCARD", "VERSION:3.0", "PRODID:-//Apple Inc.//iPhone OS 18.0//EN", "N:Mushi;Juma;;;"],
    ...[
      "FN:Juma ",
      " Mushi",
      "item1.TEL;type=CELL;type=VOICE;type=pref:+255 754 111 222",
      "item1.X-ABLabel:_$!<Mobile>!$_",
    ],
    ...["BDAY:1990-04-12", "NOTE:Jioni\\, tu", "item2.ADR;type=HOME:;;Mtaa 4;Moshi;;;Tanzania", "END:VCARD", ""],
  ].join("\r\n");
  const four = `BEGIN:VCARD\nVERSION:4.0\nFN:Asha\nTEL;VALUE=uri;TYPE="voice,cell":tel:+255-713-000-111\nEND:VCARD\n`;
  const { counts, people } = await bring(android + iphone + four);
  expect(counts).toEqual({ new: 3, changed: 0, unchanged: 0, broken: 0 });
  expect(people).toEqual([
    ["Asha", "+255713000111"],
    ["Juma Mushi", "+255754111222"],
    ["Zéna Mwana", "+255712345678"],
  ]);
  const juma = (await call(stack, customers.list, { query: { search: "Juma" } }, shop)).items[0];
  expect(await call(stack, customers.get, { params: { id: juma?.id ?? "" } }, shop)).toMatchObject({
    ...{ place: "Moshi", birthday: "1990-04-12" },
  });
});

it("one bad card does not spoil the others, whatever their encoding", async () => {
  const cards = [
    "BEGIN:VCARD\nVERSION:3.0\nFN:Amina\nTEL:0712345678\nEND:VCARD",
    "BEGIN:VCARD\nnothing that is a property\nFN;;;=:\nEND:VCARD",
    "BEGIN:VCARD\nFN:Bila mwisho\nTEL:0754111222",
    "BEGIN:VCARD\nVERSION:3.0\nFN:Barua tu\nEMAIL:a@b.example\nEND:VCARD",
    "BEGIN:VCARD\nVERSION:3.0\nFN:Wa mwisho\nTEL:0713000111\nEND:VCARD",
  ].join("\n");
  const { counts, people } = await bring(new Uint8Array(Buffer.from(`\ufeff${cards}`, "utf16le")));
  expect(counts).toMatchObject({ new: 3, broken: 2 });
  expect(people.map(([name]) => name)).toEqual(["Amina", "Bila mwisho", "Wa mwisho"]);
});
