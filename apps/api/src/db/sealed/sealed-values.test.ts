import { randomBytes, randomUUID } from "node:crypto";
import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenedShop } from "../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../test/stack.ts";
import { channelConnections } from "../schema/conversations/channel-connections.ts";
import { inShop } from "../tenant-transaction.ts";
import { reseal } from "./reseal.ts";
import { sealedColumns } from "./sealed-columns.ts";
import { openSealedValues, parseSealKeys, SealedValueError } from "./sealed-values.ts";

const encoded = (byte: number) => Buffer.alloc(32, byte).toString("base64");
const withKeys = (text: string) => openSealedValues(parseSealKeys(text) ?? []);
const place = { shopId: randomUUID(), table: "channel_connections", id: randomUUID(), field: "sealed_token" };
const token = "EAAG siri ya duka, 🔑";

describe("a sealed value", () => {
  const values = withKeys(`k1:${encoded(1)}`);

  it("opens in its place, and shows nothing of its text", () => {
    const sealed = values.seal(token, place);
    expect(values.open(sealed, place)).toBe(token);
    expect(sealed.includes(Buffer.from("siri"))).toBe(false);
    expect(values.seal(token, place).equals(sealed)).toBe(false);
    expect(values.open(values.seal("", place), place)).toBe("");
  });

  it.each(["shopId", "table", "id", "field"] as const)("does not open with another %s", (part) => {
    const sealed = values.seal(token, place);
    expect(() => values.open(sealed, { ...place, [part]: randomUUID() })).toThrow(SealedValueError);
  });

  it("does not open when a byte of it changed or is missing, whichever it is", () => {
    const sealed = values.seal(token, place);
    for (let at = 0; at < sealed.length; at++) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(() => values.open(changed, place), `byte ${at}`).toThrow(SealedValueError);
      expect(() => values.open(sealed.subarray(0, at), place), `${at} bytes`).toThrow(SealedValueError);
    }
  });

  it("says neither text nor key in its error", () => {
    try {
      values.open(values.seal(token, place), { ...place, id: randomUUID() });
      expect.unreachable();
    } catch (error) {
      const said = error instanceof Error ? `${error.message} ${error.stack} ${JSON.stringify(error)}` : "";
      expect(said).toContain("channel_connections.sealed_token");
      expect(said).not.toContain("siri");
      expect(said).not.toContain(encoded(1));
    }
  });
});

describe("keys", () => {
  it("that are older open what they sealed, and seal nothing more", () => {
    const old = withKeys(`k1:${encoded(1)}`).seal(token, place);
    const both = withKeys(`k2:${encoded(2)},k1:${encoded(1)}`);
    expect(both.open(old, place)).toBe(token);
    expect([both.isNewest(old), both.isNewest(both.seal(token, place))]).toEqual([false, true]);
    expect(() => withKeys(`k2:${encoded(2)}`).open(old, place)).toThrow(SealedValueError);
    expect(() => withKeys(`k1:${encoded(2)}`).open(old, place)).toThrow(SealedValueError);
  });

  it("are read in base64 with and without URL alphabet, and nothing else is a key", () => {
    const key = randomBytes(32);
    for (const form of ["base64", "base64url"] as const)
      expect(parseSealKeys(`k1:${key.toString(form)}`)).toEqual([{ id: "k1", key }]);
    for (const text of ["", "k1", "k1:", encoded(1), `K1:${encoded(1)}`, `k1:${encoded(1)},`, `k1:${encoded(1)}AAAA`])
      expect(parseSealKeys(text), text).toBeUndefined();
    expect(parseSealKeys(`k1:${encoded(1)},k1:${encoded(2)}`)).toBeUndefined();
  });
});

describe("after a new key", () => {
  let stack: Stack;
  let shops: OpenedShop[];
  beforeAll(async () => {
    stack = await startStack();
    shops = [await openShop(stack), await openShop(stack)];
  });
  afterAll(() => stack.stop());

  it("everything is sealed with it, once, and the old key may go", async () => {
    const old = withKeys(`k1:${encoded(1)}`);
    const both = withKeys(`k2:${encoded(2)},k1:${encoded(1)}`);
    const ids = new Map(shops.map(({ shopId }) => [shopId, randomUUID()]));
    const placeOf = (shopId: string, field: string) => ({ ...place, shopId, id: ids.get(shopId) ?? "", field });
    for (const { shopId } of shops)
      await inShop(stack.pool, shopId, (tx) =>
        tx.insert(channelConnections).values({
          ...{ shopId, id: ids.get(shopId) ?? "", businessAccountId: "102290129340398" },
          sealedToken: old.seal(`token ${shopId}`, placeOf(shopId, "sealed_token")),
          sealedAppSecret: both.seal(`secret ${shopId}`, placeOf(shopId, "sealed_app_secret")),
          ...{ tokenEnds: "", appSecretEnds: "" },
        }),
      );
    expect(await reseal(stack.pool, both)).toBe(2);
    expect(await reseal(stack.pool, both)).toBe(0);
    const newOnly = withKeys(`k2:${encoded(2)}`);
    for (const { shopId } of shops) {
      const [row] = await inShop(stack.pool, shopId, (tx) => tx.select().from(channelConnections));
      if (row === undefined) throw new Error("no connection");
      expect(newOnly.open(row.sealedToken, placeOf(shopId, "sealed_token"))).toBe(`token ${shopId}`);
      expect(newOnly.open(row.sealedAppSecret, placeOf(shopId, "sealed_app_secret"))).toBe(`secret ${shopId}`);
    }
  });

  it("is every column of sealed values told", async () => {
    const { rows } = await stack.db.query<{ name: string }>(
      "select table_name || '.' || column_name as name from information_schema.columns where column_name like 'sealed\\_%' order by 1",
    );
    const told = sealedColumns.flatMap(({ table, columns }) =>
      Object.values(columns).map(({ name }) => `${getTableName(table)}.${name}`),
    );
    expect(told.sort()).toEqual(rows.map(({ name }) => name));
  });
});
