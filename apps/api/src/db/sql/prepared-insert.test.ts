import { eq, inArray } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";
import { facts } from "../schema/platform/facts.ts";
import { media } from "../schema/shop/media.ts";
import { inShop } from "../tenant-transaction.ts";
import { preparedInsert } from "./prepared-insert.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const insertMedia = preparedInsert(media, ["shopId", "key", "kind", "name", "bytes", "width", "height", "isPrivate"]);
const insertFacts = preparedInsert(facts, ["shopId", "name", "version", "subject", "actor", "payload"]);

it("inserts any number of rows, each value as it was given, and the defaults of the other columns", async () => {
  const { shopId } = await openShop(stack);
  const names = ["", "NULL", `a "b", {c}`, "d\\e\n'f'", "ng’ombe 🐄"];
  const given = names.map((name, at) => ({
    ...{ shopId, key: `${at}`.padStart(32, "k"), name, bytes: 2 ** 40 + at, isPrivate: at % 2 === 0 },
    ...(at % 2
      ? { kind: "picture" as const, width: 640, height: at }
      : { kind: "document" as const, width: null, height: null }),
  }));
  const stored = await inShop(stack.pool, shopId, async (tx) => {
    const ids = await insertMedia(tx, given);
    expect(ids).toHaveLength(names.length);
    expect(await insertMedia(tx, [])).toEqual([]);
    return tx.select().from(media).where(inArray(media.id, ids)).orderBy(media.key);
  });
  expect(stored).toMatchObject(given);
  expect(stored.every(({ storedAt, createdAt }) => storedAt === null && createdAt !== "")).toBe(true);
});

it("inserts JSON as JSON", async () => {
  const { shopId } = await openShop(stack);
  const payload = { text: `{"a": [1, 'b\\c']}`, list: [1, { two: null }], nothing: null };
  const row = { shopId, name: "a.b", version: 1, subject: shopId, actor: { kind: "system" as const }, payload };
  const stored = await inShop(stack.pool, shopId, async (tx) => {
    const [id = ""] = await insertFacts(tx, [row]);
    return tx.select().from(facts).where(eq(facts.id, id));
  });
  expect(stored).toMatchObject([row]);
});

it("does not begin with a column that is none", () => {
  // @ts-expect-error no such column
  expect(() => preparedInsert(media, ["size"])).toThrow("media has no column size");
});
