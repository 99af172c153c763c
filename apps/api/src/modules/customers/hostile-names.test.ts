import { customerTimeline } from "@mauzo/contract/conversations/customer-timeline";
import { customerMerges } from "@mauzo/contract/customers/customer-merges";
import { customerTags } from "@mauzo/contract/customers/customer-tags";
import { type CustomerRecord, customers } from "@mauzo/contract/customers/customers";
import { personRights } from "@mauzo/contract/customers/person-rights";
import { segments } from "@mauzo/contract/customers/segments";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { afterAll, beforeAll, expect, it } from "vitest";
import { checkContacts, importContacts } from "../../../test/contact-imports.ts";
import { call, pathOf, request } from "../../../test/endpoints.ts";
import { hostileTexts } from "../../../test/hostile-strings.ts";
import type { OpenedShop } from "../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";

const markup = [
  ...["<script>alert(1)</script>", "<img src=x onerror=alert(1)>", "</title><svg onload=alert(1)>", "--><b>"],
  ...["javascript:alert(1)", "&lt;b&gt;", "<!--", "]]>", "<%= 1 %>", "#{1}", "[x](javascript:alert(1))", "*bold*"],
  ...["BEGIN:VCARD", "END:VCARD", "FN:x;y,z", "a;b,c\\n", "a,b;c", '"a","b"', "x\ty", "__proto__", "constructor"],
];
/** What a spreadsheet would run. */
const formulas = ["=1+1", "+255712345678", "-1+1", "@SUM(A1)", "=cmd|' /C calc'!A0", "＝1+1", "'=1", "\t=1"];
const plain = [...hostileTexts.injections.each, ...hostileTexts.unicodeTexts.each, ...markup, ...formulas];
/** By themselves, and as part of a name. */
const texts = [
  ...new Set(
    [...plain, ...plain.map((text) => `Asha ${text}`), ...plain.map((text) => `${text} Mushi`)].map((text) =>
      text.trim(),
    ),
  ),
]
  .filter((text) => text !== "" && text.length <= 80)
  .slice(0, 200);

let stack: Stack;
let shop: OpenedShop;
let made: CustomerRecord[];
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  made = await forEach(texts, (text) =>
    call(stack, customers.create, { body: { name: text, place: text, note: text } }, shop),
  );
});
afterAll(() => stack.stop());

/** A few at a time, in their order. */
async function forEach<T, R>(all: readonly T[], run: (one: T, index: number) => Promise<R>): Promise<R[]> {
  const done: R[] = [];
  for (let from = 0; from < all.length; from += 8)
    done.push(...(await Promise.all(all.slice(from, from + 8).map((one, index) => run(one, from + index)))));
  return done;
}

const at = ({ id }: { id: string }) => ({ params: { id } });
/** Every customer of the list, as it reads them page by page. */
async function listed() {
  const names = new Map<string, string>();
  for (let cursor: string | undefined; ; ) {
    const query = { limit: 100, sort: "name", ...(cursor !== undefined && { cursor }) };
    const { items, next } = await call(stack, customers.list, { query }, shop);
    for (const { id, name } of items) names.set(id, name);
    if (next === null) return names;
    cursor = next;
  }
}

it("200 hostile names, places and notes come back as they were written, in the list, the record and what happened", async () => {
  expect(texts).toHaveLength(200);
  expect(made.map(({ name, place }) => [name, place])).toEqual(texts.map((text) => [text, text]));
  expect(await listed()).toEqual(new Map(made.map(({ id }, index) => [id, texts[index]])));
  await forEach(made, async (customer, index) => {
    const { items } = await call(stack, customerTimeline.list, at(customer), shop);
    expect(items).toMatchObject([{ kind: "note", text: texts[index] }]);
  });
});

it("they are searched for, asked about by segments and used as tags, and nothing breaks", {
  timeout: 60_000,
}, async () => {
  const kept: string[] = [];
  await forEach(made, async (customer, index) => {
    const text = texts[index] ?? "";
    const found = await request(stack, customers.list, { query: { search: text } }, shop);
    expect([text, found.status]).toEqual([text, 200]);
    const document = {
      match: "all" as const,
      rules: [{ criterion: "location", operator: "eq", value: text } as const],
    };
    const { count, samples } = await call(stack, segments.count, { body: { document } }, shop);
    expect([text, count >= 1]).toEqual([text, true]);
    if (count === 1) expect(samples.map(({ id }) => id)).toEqual([customer.id]);
    const tagged = { customer_ids: [customer.id], add: [text] };
    const { status } = await request(stack, customerTags.change, { body: tagged }, shop);
    expect([200, 422]).toContain(status);
    if (status === 200) kept.push(text.toLowerCase());
    expect((await call(stack, customers.get, at(customer), shop)).tags).toEqual(
      status === 200 ? [text.toLowerCase()] : [],
    );
  });
  // Words of any script are tags; what could be markup or a formula is none.
  expect(kept).toEqual(expect.arrayContaining(["true", "undefined", "עברית"]));
  expect(kept.filter((tag) => /[<>"=@`{}]/.test(tag))).toEqual([]);
  const { tags } = await call(stack, customers.values, {}, shop);
  for (const { value } of tags) expect(kept).toContain(value);
});

it("an export writes them so that no spreadsheet runs them, and a file brings them back", {
  timeout: 60_000,
}, async () => {
  const answer = await fetch(`${stack.url}/customer-exports/customers.csv`, {
    headers: { authorization: `Bearer ${shop.token}` },
  });
  const rows: string[][] = parse(await answer.text(), { bom: true });
  expect(rows).toHaveLength(texts.length + 1);
  expect(rows.flat().filter((cell) => /^[=+\-@\t\r\n＝＋－＠]/.test(cell))).toEqual([]);
  const names = rows.slice(1).map(([name = ""]) => name);
  expect(names.map((name) => name.replace(/^'(?='*[=+\-@\t\r\n＝＋－＠])/, "")).toSorted()).toEqual(texts.toSorted());

  const other = await openShop(stack);
  const file = stringify([
    ["Name", "Phone", "Place", "Note"],
    ...texts.map((text, index) => [text, `07${String(12_000_000 + index)}`, text, text]),
  ]);
  const { id, counts } = await checkContacts(stack, other, file);
  expect(counts).toEqual({ new: texts.length, changed: 0, unchanged: 0, broken: 0 });
  await importContacts(stack, other, id);
  const { rows: brought } = await stack.db.query("select from customers where shop_id = $1", [other.shopId]);
  expect(brought).toHaveLength(texts.length);
});

it("they are compared, merged, exported and forgotten", { timeout: 120_000 }, async () => {
  await forEach(made.slice(0, 60), async (first, index) => {
    const query = { other_id: made[index + 1]?.id ?? "" };
    const preview = await request(stack, customerMerges.preview, { ...at(first), query }, shop);
    expect([first.name, preview.status]).toEqual([first.name, 200]);
  });
  const [one, two] = [made.at(-1), made.at(-2)];
  if (!one || !two) throw new Error("nobody was made");
  const [kept, merged] = await Promise.all([one, two].map((each) => call(stack, customers.get, at(each), shop)));
  const versions = { version: kept?.version ?? 0, other_version: merged?.version ?? 0 };
  const body = { other_id: two.id, ...versions, keep: { name: "other" } };
  const { customer } = await call(stack, customerMerges.merge, { ...at(one), body }, shop);
  expect(customer.name).toBe(two.name);
  // Forgetting reads every table: those that are no part of a longer name will do.
  const forgotten = made.slice(0, 60);
  await forEach(forgotten, async (person) => {
    const data = await fetch(stack.url + pathOf(personRights.data, at(person)), {
      headers: { authorization: `Bearer ${shop.token}` },
    });
    expect(JSON.stringify(await data.json())).toContain(JSON.stringify(person.name).slice(1, -1));
    const { status } = await request(stack, personRights.forget, { ...at(person), body: { name: person.name } }, shop);
    expect([person.name, status]).toEqual([person.name, 200]);
  });
  const left = made.slice(60).filter(({ id }) => id !== one.id && id !== two.id);
  expect([...(await listed()).values()].toSorted()).toEqual([...left.map(({ name }) => name), two.name].toSorted());
});
