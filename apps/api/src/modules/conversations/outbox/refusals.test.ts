import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openMailbox } from "../../../../test/mailbox.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { openTestSender } from "../../../../test/test-sender.ts";
import {
  addNumber,
  addWriter,
  queueMessage,
  statesOf,
  tellStatus,
  type WhatsappNumber,
} from "../../../../test/whatsapp-fixtures.ts";

let stack: Stack;
let shop: OpenedShop;
let number: WhatsappNumber;
let test: ReturnType<typeof openTestSender>;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.db.query("update outbox set state = 'withdrawn' where state in ('queued', 'sending', 'unknown')");
  shop = await openShop(stack);
  number = await addNumber(stack, shop);
  test = openTestSender(stack);
});

describe("a refusal", () => {
  it("for now is tried again at longer and longer intervals, five times, and then fails", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["1", "2"]);
    test.book.answer(({ text }) =>
      text === "1" ? { result: "refused", code: 131056, details: "" } : test.book.accepted(),
    );
    await test.sendFor(90, 500);
    const tries = test.book.book.filter(({ text }) => text === "1").map(({ at }) => at.getTime());
    const waits = tries.slice(1).map((at, index) => Math.round((at - (tries[index] ?? 0)) / 1000));
    expect(waits).toEqual([1, 4, 16, 64]);
    expect(await statesOf(stack, asha)).toEqual(["failed", "accepted"]);
  });

  it("of the whole number, or none at all, makes no storm: one try per interval", async () => {
    const writers = await Promise.all(Array.from({ length: 30 }, () => addWriter(stack, number)));
    for (const writer of writers) await queueMessage(stack, number, writer, ["1"]);
    test.book.answer(() => ({ result: "unreached" }));
    await test.sendDue();
    const first = test.book.book.length;
    expect(first).toBeLessThanOrEqual(10);
    await test.sendFor(120, 500);
    expect(test.book.book.length - first).toBeLessThanOrEqual(4);
    test.book.answer(() => test.book.accepted());
    await test.sendFor(300, 1_000);
    for (const writer of writers) expect(await statesOf(stack, writer)).toEqual(["accepted"]);
  });

  it("because the window is closed fails the message with its code, and closes the window", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["1"]);
    test.book.answer(() => ({ result: "refused", code: 131047, details: "" }));
    await test.sendDue();
    const { rows } = await stack.db.query(
      `select o.state, o.code, t.window_until <= $2 as closed from outbox o join threads t using (shop_id, conversation_id)
       where o.conversation_id = $1`,
      [asha.conversationId, test.now()],
    );
    expect(rows).toEqual([{ state: "failed", code: 131047, closed: true }]);
  });

  it("of the contact marks them, until something reaches them", async () => {
    const asha = await addWriter(stack, number);
    const marked = () => countRows(stack, `contacts where id = '${asha.contactId}' and unreachable_code = 131026`);
    await queueMessage(stack, number, asha, ["1"]);
    test.book.answer(() => ({ result: "refused", code: 131026, details: "" }));
    await test.sendDue();
    expect([await statesOf(stack, asha), await marked()]).toEqual([["failed"], 1]);
    test.book.answer(() => test.book.accepted());
    await queueMessage(stack, number, asha, ["2"]);
    await test.sendDue();
    await tellStatus(stack, number, { wamid: "wamid.1", status: "delivered" });
    await test.applyStatuses();
    expect(await marked()).toBe(0);
  });

  it("of the token pauses the number and tells the shop once; other shops send, and it goes on by itself once mended", async () => {
    const mailbox = await openMailbox(stack);
    const seesHealth = async (health: string) =>
      expect(await stack.call("GET", "/shop", { token: shop.token })).toMatchObject({
        body: { whatsapp_health: health },
      });
    await seesHealth("unchecked");
    const other = await addNumber(stack, await openShop(stack));
    const neighbour = await addWriter(stack, other);
    const writers = await Promise.all(Array.from({ length: 8 }, () => addWriter(stack, number)));
    for (const writer of writers) await queueMessage(stack, number, writer, ["1"]);
    test.book.answer(({ phoneNumberId }) =>
      phoneNumberId === number.phoneNumberId ? { result: "refused", code: 190, details: "" } : test.book.accepted(),
    );
    await test.sendDue();
    await queueMessage(stack, other, neighbour, ["2"]);
    await test.sendFor(60, 1_000);
    for (const writer of writers) expect(await statesOf(stack, writer)).toEqual(["queued"]);
    expect(await statesOf(stack, neighbour)).toEqual(["accepted"]);
    expect(test.book.book.filter(({ text }) => text === "1")).toHaveLength(8);
    const paused = "select paused_code from channel_numbers where id = $1";
    expect((await stack.db.query(paused, [number.numberId])).rows).toEqual([{ paused_code: 190 }]);
    const state = `channel_connections where id = '${number.connectionId}' and state = 'refused' and refused_code = 190`;
    expect(await countRows(stack, state)).toBe(1);
    await seesHealth("refused");

    const told = (await mailbox.letters(shop.email)).filter((letter) => letter.includes("No WhatsApp message leaves"));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("Enter a new access token");
    expect(told[0]).not.toContain("token of");

    // Still not mended: another try, and nobody is told again.
    test.pass(16 * 60_000);
    await test.sendDue();
    expect(test.book.book.filter(({ text }) => text === "1")).toHaveLength(9);
    expect(await countRows(stack, "facts where name = 'channel.paused'")).toBe(1);
    test.book.answer(() => test.book.accepted());
    test.pass(61 * 60_000);
    await test.sendFor(3);
    for (const writer of writers) expect(await statesOf(stack, writer)).toEqual(["accepted"]);
    expect((await stack.db.query(paused, [number.numberId])).rows).toEqual([{ paused_code: null }]);
    expect(await countRows(stack, "facts where name = 'channel.resumed'")).toBe(1);
    await seesHealth("ok");
    await mailbox.close();
  });
});
