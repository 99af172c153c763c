import { defineList } from "@mauzo/contract/lists";
import { page } from "@mauzo/contract/shared";
import fc from "fast-check";
import { afterAll, beforeAll, expect, it } from "vitest";
import * as z from "zod/mini";
import { cursorOf } from "../../../test/cursor-of.ts";
import { type Stack, startStack } from "../../../test/stack.ts";
import { listOrder } from "./list-order.ts";
import { pageJson, placeholders, rowsAfter } from "./list-page.ts";

const list = defineList({
  columns: {
    created: "id",
    name: "text",
    nickname: "text or null",
    stock: "integer",
    spent: "integer or null",
    seen: "moment",
    left: "moment or null",
  },
  first: "created_desc",
  filters: {},
});
const columns = {
  ...{ id: "r.id", created: "r.id", name: `r.name collate "unicode"`, nickname: `r.nickname collate "unicode"` },
  ...{ stock: "r.stock", spent: "r.spent", seen: "r.seen", left: "r.left" },
};
const shopId = "01900000-0000-7000-8000-000000000001";
const Page = page(z.object({ id: z.string() }));

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
  await stack.db.query(`create table listed (
    shop_id uuid not null default '${shopId}', id uuid primary key default uuidv7(), name text not null, nickname text,
    stock integer not null, spent bigint, seen timestamptz not null, "left" timestamptz)`);
});
afterAll(() => stack.stop());

async function readPage(sort: (typeof list.sorts)[number], limit: number, cursor: string | undefined) {
  const order = listOrder(list, { ...columns, left: `r."left"` }, { sort, cursor });
  const { values, bind } = placeholders(shopId, limit);
  const rows = rowsAfter(
    order,
    { bind, limit: "$2::int + 1" },
    (after) => `select r.*, ${order.key} as key from listed r where r.shop_id = $1 and ${after}`,
  );
  const text = pageJson(order, { rows, name: "r", item: "json_build_object('id', r.id)" });
  const { rows: found } = await stack.db.query<{ json: unknown }>(text, values);
  return Page.parse(found[0]?.json);
}

// Few values, so that many are the same; names that differ in case and accent only, and what JSON and base64 escape.
const text = fc.constantFrom("", "a", "A", "á", "Ndizi", "ndizi", "ng’ombe", `"?>~\\`, "😀", "é\t");
const integer = fc.constantFrom(-5, 0, 1, 2, 2_000_000_000);
const moment = fc.constantFrom(
  ...["2026-11-24T10:00:00.000001Z", "2026-11-24T10:00:00.000002Z", "2026-11-24T10:00:00.001Z", "1999-12-31T23:59:59Z"],
);
const orNone = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 2 });
const row = fc.record({
  ...{
    name: text,
    nickname: orNone(text),
    stock: integer,
    spent: orNone(fc.constantFrom(-1, 0, 9_007_199_254_740_991)),
  },
  ...{ seen: moment, left: orNone(moment) },
});
type Row = typeof row extends fc.Arbitrary<infer R> ? R : never;

/** Adds rows with ids anywhere among those that are there. */
const add = (rows: readonly Row[]) =>
  stack.db.query(
    `insert into listed (id, name, nickname, stock, spent, seen, "left")
     select gen_random_uuid(), n.* from json_populate_recordset(null::listed, $1) given
     cross join lateral (select given.name, given.nickname, given.stock, given.spent, given.seen, given."left") n`,
    [JSON.stringify(rows)],
  );

it("pages are the sorted whole, no row twice and none missing, whatever is added or removed between them", {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 25 }),
      fc.constantFrom(...list.sorts),
      fc.integer({ min: 1, max: 6 }),
      fc.array(row, { maxLength: 3 }),
      fc.boolean(),
      async (rows, sort, limit, later, removes) => {
        await stack.db.query("delete from listed");
        await add(rows);
        const before = await stack.db.query<{ id: string }>("select id from listed");
        const removed = new Set<string>();
        const seen: string[] = [];
        let cursor: string | undefined;
        do {
          const { items, next } = await readPage(sort, limit, cursor);
          expect(items.length).toBeLessThanOrEqual(limit);
          seen.push(...items.map(({ id }) => id));
          cursor = next ?? undefined;
          if (cursor && seen.length < 40) await add(later);
          const last = items.at(-1)?.id;
          // The page goes on behind its last row even when that is gone.
          if (removes && last) {
            await stack.db.query("update listed set shop_id = gen_random_uuid() where id = $1", [last]);
            removed.add(last);
          }
          // A page that goes back would go on for ever.
        } while (cursor && seen.length < 300);
        expect(new Set(seen).size).toBe(seen.length);
        for (const { id } of before.rows) expect(seen).toContain(id);
        const [by = "", way = ""] = sort.endsWith("_desc") ? [sort.slice(0, -5), "desc"] : [sort];
        const key = by === "created" ? "id" : ["name", "nickname"].includes(by) ? `${by} collate "unicode"` : `"${by}"`;
        const whole = await stack.db.query<{ id: string }>(
          `select id from listed where id = any($1) order by ${key} ${way} nulls last, id ${way}`,
          [seen],
        );
        expect(seen).toEqual(whole.rows.map(({ id }) => id));
      },
    ),
    { numRuns: Math.ceil(100 * Number(process.env.PROPERTY_SHARE ?? 1)), endOnFailure: true },
  );
});

const id = "01900000-0000-7000-8000-000000000009";
const raw = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");
it.each([
  ["no cursor", "created_desc", "x"],
  ["an id", "created_desc", id],
  ["of the other direction", "created_desc", cursorOf("created", id)],
  ["of another column of its type", "stock", cursorOf("spent", id, 1)],
  ["without an id", "created_desc", raw(["created_desc"])],
  ["with a wrong id", "created_desc", cursorOf("created_desc", "1 or true")],
  ["with more", "created_desc", raw(["created_desc", id, null, 1])],
  ["an object", "created_desc", raw({ sort: "created_desc", id })],
  ["text for a number", "stock", cursorOf("stock", id, "1")],
  ["half a number", "stock", cursorOf("stock", id, 0.5)],
  ["a huge number", "stock", cursorOf("stock", id, 1e300)],
  ["nothing where there is always something", "name", cursorOf("name", id, null)],
  ["text that cannot be stored", "name", cursorOf("name", id, "a\u0000")],
  ["half a character", "name", cursorOf("name", id, "\ud800")],
  ["no moment", "seen", cursorOf("seen", id, "now")],
  ["a moment that never was", "seen", cursorOf("seen", id, "2026-02-30T00:00:00.000000Z")],
  ["padded", "created_desc", `${cursorOf("created_desc", id)}=`],
] as const)("refuses a cursor that is %s", async (_, sort, cursor) => {
  await expect(readPage(sort, 5, cursor)).rejects.toMatchObject({ status: 422 });
});

it("takes the cursor of a row that never was, which leads nowhere else", async () => {
  await stack.db.query("delete from listed");
  expect(await readPage("nickname_desc", 5, cursorOf("nickname_desc", id, "x'; drop table listed; --"))).toEqual({
    items: [],
    next: null,
  });
});
