import { expenses } from "@mauzo/contract/expenses/expenses";
import { MediaFile } from "@mauzo/contract/shop/media";
import { pictureWidths } from "@mauzo/format/picture-urls";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { filesOf, makePicture, upload } from "../../../../test/picture-uploads.ts";
import { countByStatus, countRows } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";

let stack: Stack;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());

const bytes = (buffer: Buffer) => new Uint8Array(buffer);
const state = async () => ({ files: (await filesOf(stack)).length, rows: await countRows(stack, "media") });

describe("the shop's storage", () => {
  it("is counted, and full when it is full, however many upload at once", async () => {
    const owner = await openShop(stack);
    const body = bytes(await makePicture(300, 300).jpeg().toBuffer());
    const first = MediaFile.parse((await upload(stack, owner, { body })).body);
    const quota = Math.round(first.bytes * 4.5);
    await stack.db.query("update shops set media_quota_bytes = $2 where shop_id = $1", [owner.shopId, quota]);
    const answers = await Promise.all(Array.from({ length: 20 }, () => upload(stack, owner, { body })));
    expect(countByStatus(answers)).toEqual({ 201: 3, 409: 17 });
    const usage = await stack.call("GET", "/media/usage", owner);
    expect(usage.body).toEqual({ used_bytes: first.bytes * 4, quota_bytes: quota });
    expect(await countRows(stack, "media where shop_id = $1", [owner.shopId])).toBe(4);
  });

  it("takes receipts of the staff until it is full, in words for them", async () => {
    const owner = await openShop(stack);
    const body = bytes(await makePicture(300, 300).jpeg().toBuffer());
    const first = MediaFile.parse((await upload(stack, owner, { body })).body);
    const quota = Math.round(first.bytes * 2.5);
    await stack.db.query("update shops set media_quota_bytes = $2 where shop_id = $1", [owner.shopId, quota]);
    const add = () =>
      fetch(stack.url + expenses.upload.path, {
        method: "POST",
        headers: { authorization: `Bearer ${owner.token}`, "content-type": "image/jpeg" },
        body,
      });
    expect((await add()).status).toBe(201);
    expect(await (await add()).json()).toMatchObject({ code: "storage_full" });
  });

  it("waits for an upload that is being counted", async () => {
    const owner = await openShop(stack);
    const body = bytes(await makePicture(60, 60).jpeg().toBuffer());
    const first = MediaFile.parse((await upload(stack, owner, { body })).body);
    const quota = first.bytes * 2;
    await stack.db.query("update shops set media_quota_bytes = $2 where shop_id = $1", [owner.shopId, quota]);
    const other = await stack.db.connect();
    try {
      await other.query("begin");
      await other.query("select from shops where shop_id = $1 for no key update", [owner.shopId]);
      const late = upload(stack, owner, { body });
      await vi.waitFor(async () => {
        const { rowCount } = await stack.db.query(
          "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        );
        expect(rowCount).toBe(1);
      });
      await other.query(
        "insert into media (shop_id, key, kind, name, bytes) values ($1, $2, 'document', 'a.pdf', $3)",
        [owner.shopId, "a".repeat(32), first.bytes],
      );
      await other.query("commit");
      expect(await late).toMatchObject({ status: 409 });
    } finally {
      other.release();
    }
  });

  it("takes 200 pictures sent at once by several people", async () => {
    const shops = await Promise.all(Array.from({ length: 4 }, () => openShop(stack)));
    const body = bytes(await makePicture(120, 90).jpeg().toBuffer());
    const before = await state();
    const answers = await Promise.all(
      Array.from({ length: 200 }, (_, index) => upload(stack, shops[index % 4] ?? { token: "" }, { body })),
    );
    const { 201: taken = 0, 503: later = 0, ...others } = countByStatus(answers);
    expect(others).toEqual({});
    expect([taken > 0, taken + later]).toEqual([true, 200]);
    const after = await state();
    expect([after.rows - before.rows, after.files - before.files]).toEqual([taken, taken * pictureWidths.length]);
    expect(await stack.call("GET", "/livez")).toMatchObject({ status: 200 });
  }, 240_000);
});
