import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { openMailbox } from "../../../../test/mailbox.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import {
  addNumber,
  addWriter,
  openBook,
  queueMessage,
  statesOf,
  tellStatus,
  type WhatsappNumber,
} from "../../../../test/whatsapp-fixtures.ts";
import { openSender } from "./open-sender.ts";
import { openStatusLoop } from "./open-status-loop.ts";

let stack: Stack;
let shop: OpenedShop;
let number: WhatsappNumber;
let now: Date;
let book: ReturnType<typeof openBook>;
beforeAll(async () => {
  stack = await startStack();
});
afterAll(() => stack.stop());
beforeEach(async () => {
  await stack.db.query("update outbox set state = 'withdrawn' where state in ('queued', 'sending', 'unknown')");
  shop = await openShop(stack);
  number = await addNumber(stack, shop);
  now = new Date(Date.now() + 1_000);
  book = openBook(() => now);
});

const pass = (ms: number) => {
  now = new Date(now.getTime() + ms);
};
const sender = () => {
  const { pool, deps } = stack;
  const { sealedValues, emitFact } = deps;
  const log = { warn: () => undefined, error: (entry: unknown) => expect.fail(JSON.stringify(entry)) };
  return openSender({ pool, channels: book.channels, sealedValues, emitFact, log, now: () => now });
};
const sendDue = () => {
  catchUp();
  return sender().sendDue();
};
const applyStatuses = () => {
  const { pool, deps } = stack;
  return openStatusLoop({ pool, emitFact: deps.emitFact, log: deps.log, now: () => now }).applyDue();
};
/** What was queued just now by the clock of the database is due. */
const catchUp = () => {
  now = new Date(Math.max(now.getTime(), Date.now() + 1_000));
};
/** Sends for so long, in steps of a tenth of a second. */
async function sendFor(seconds: number, stepMs = 100) {
  catchUp();
  for (let passed = 0; passed < seconds * 1000; passed += stepMs) {
    await sendDue();
    pass(stepMs);
  }
}

describe("what is queued", () => {
  it("leaves in the order of its conversation, one after the other, each with our id, the token, and once", async () => {
    const [asha, juma] = [await addWriter(stack, number), await addWriter(stack, number)];
    await queueMessage(stack, number, asha, ["1", "2"]);
    await queueMessage(stack, number, asha, ["3"], "workflow");
    await queueMessage(stack, number, juma, ["moja"]);
    const open = new Map<string, number>();
    book.answer(async ({ to }) => {
      open.set(to, (open.get(to) ?? 0) + 1);
      expect(open.get(to)).toBe(1);
      await Promise.resolve();
      open.set(to, 0);
      return book.accepted();
    });
    await sendDue();
    expect(book.book.filter(({ to }) => to === asha.phone).map(({ text }) => text)).toEqual(["1", "2", "3"]);
    expect(book.texts()).toContain("moja");
    expect(new Set(book.book.map(({ token, phoneNumberId }) => `${token} ${phoneNumberId}`))).toEqual(
      new Set([`token of ${shop.slug} ${number.phoneNumberId}`]),
    );
    expect(new Set(book.book.map(({ outboxId }) => outboxId)).size).toBe(4);
    expect(await statesOf(stack, asha)).toEqual(["accepted", "accepted", "accepted"]);
    await sendDue();
    expect(book.book).toHaveLength(4);
  });

  it("leaves once though several processes look at the same time", async () => {
    const writers = await Promise.all(Array.from({ length: 12 }, () => addWriter(stack, number)));
    for (const writer of writers) await queueMessage(stack, number, writer, ["a", "b"]);
    const senders = [sender(), sender(), sender()];
    for (let round = 0; round < 40 && book.book.length < 24; round++) {
      await Promise.all(senders.map((each) => each.sendDue()));
      pass(100);
    }
    expect(book.book).toHaveLength(24);
    expect(new Set(book.book.map(({ outboxId }) => outboxId)).size).toBe(24);
    for (const { phone } of writers)
      expect(book.book.filter(({ to }) => to === phone).map(({ text }) => text)).toEqual(["a", "b"]);
  });

  it("keeps the id by which the provider knows the customer, and leaves alone one that another has", async () => {
    const [asha, juma] = [await addWriter(stack, number), await addWriter(stack, number)];
    await queueMessage(stack, number, asha, ["1"]);
    await queueMessage(stack, number, juma, ["1"]);
    book.answer(({ to }) => ({
      ...{ result: "accepted", externalId: `wamid.${randomUUID()}` },
      waId: to === asha.phone ? "255700000123" : asha.waId,
    }));
    await sendDue();
    const { rows } = await stack.db.query("select wa_id from contacts where id = any($1) order by id = $2 desc", [
      [asha.contactId, juma.contactId],
      asha.contactId,
    ]);
    expect(rows[0]).toEqual({ wa_id: "255700000123" });
    expect([juma.waId, asha.waId]).toContain(rows[1]?.wa_id);
    expect(await statesOf(stack, juma)).toEqual(["accepted"]);
  });
});

describe("rates", () => {
  it("hold a number to 60 messages in any second, and a reply does not wait for a thousand of a campaign", async () => {
    const crowd = await Promise.all(Array.from({ length: 250 }, () => addWriter(stack, number)));
    for (const writer of crowd)
      await queueMessage(stack, number, writer, ["Ofa 1", "Ofa 2", "Ofa 3", "Ofa 4"], "campaign");
    expect(await countRows(stack, "outbox where state = 'queued'")).toBe(1_000);
    await sendFor(2);
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["Jibu"]);
    catchUp();
    const asked = now;
    await sendFor(2);
    const reply = book.book.find(({ text }) => text === "Jibu");
    expect((reply?.at.getTime() ?? Number.POSITIVE_INFINITY) - asked.getTime()).toBeLessThanOrEqual(200);
    const times = book.book.map(({ at }) => at.getTime());
    for (const from of times)
      expect(times.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(60);
    expect(times.length).toBeGreaterThan(180);
  });

  it("overtake in a conversation only what a campaign has waiting there", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["Ofa"], "campaign");
    await queueMessage(stack, number, asha, ["Oda iko tayari"], "workflow");
    await queueMessage(stack, number, asha, ["Karibu"], "person");
    await sendDue();
    expect(book.texts()).toEqual(["Oda iko tayari", "Karibu", "Ofa"]);
  });

  it("send 45 at once to somebody who was quiet, then one in six seconds", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(
      stack,
      number,
      asha,
      Array.from({ length: 50 }, (_, at) => String(at)),
    );
    await sendFor(6.1);
    expect(book.book).toHaveLength(46);
    await sendFor(25, 1_000);
    expect(book.book).toHaveLength(50);
    expect(book.texts()).toEqual(Array.from({ length: 50 }, (_, at) => String(at)));
    const late = book.book.slice(46).map(({ at }) => at.getTime());
    for (const [index, at] of late.slice(1).entries()) expect(at - (late[index] ?? 0)).toBeGreaterThanOrEqual(5_000);
  });
});

describe("an answer that is lost", () => {
  it("is unknown, is never sent again, holds its conversation for 20 seconds, and is settled by a status", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["1", "2"]);
    book.answer(() => ({ result: "unknown" }));
    await sendDue();
    expect(await statesOf(stack, asha)).toEqual(["unknown", "queued"]);
    book.answer(() => book.accepted());
    pass(19_000);
    await sendDue();
    expect(book.texts()).toEqual(["1"]);
    pass(2_000);
    await sendDue();
    expect(book.texts()).toEqual(["1", "2"]);
    await tellStatus(stack, number, {
      wamid: "wamid.lost",
      outboxId: book.book[0]?.outboxId ?? "",
      status: "delivered",
    });
    await applyStatuses();
    expect(await statesOf(stack, asha)).toEqual(["delivered", "accepted"]);
    await tellStatus(stack, number, { wamid: "wamid.lost", status: "read" });
    await applyStatuses();
    expect(await statesOf(stack, asha)).toEqual(["read", "accepted"]);
  });

  it("a hundred times over: each is asked once", async () => {
    const writers = await Promise.all(Array.from({ length: 25 }, () => addWriter(stack, number)));
    for (const writer of writers) await queueMessage(stack, number, writer, ["1", "2", "3", "4"]);
    book.answer(() => ({ result: "unknown" }));
    for (let round = 0; round < 6; round++) await sendFor(21, 500);
    expect(book.book).toHaveLength(100);
    expect(new Set(book.book.map(({ outboxId }) => outboxId)).size).toBe(100);
    for (const [at, { outboxId }] of book.book.entries())
      await tellStatus(stack, number, { wamid: `wamid.drop.${at}`, outboxId, status: "sent" });
    await applyStatuses();
    expect(await countRows(stack, "outbox where state = 'sent'")).toBe(100);
    expect(await countRows(stack, "channel_events where handled_at is null")).toBe(0);
  });

  it("is so, too, when the process that sent it is gone", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["1", "2"]);
    await stack.db.query(
      "update outbox set state = 'sending', claimed_at = $2, tries = 1 where conversation_id = $1 and part = 0",
      [asha.conversationId, now],
    );
    pass(29_000);
    await sendDue();
    expect(await statesOf(stack, asha)).toEqual(["sending", "queued"]);
    pass(2_000);
    await sendDue();
    expect(await statesOf(stack, asha)).toEqual(["unknown", "queued"]);
    pass(21_000);
    await sendDue();
    expect(book.texts()).toEqual(["2"]);
  });

  it("comes late: what a status said meanwhile stays", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["1"]);
    book.answer(async ({ outboxId }) => {
      await tellStatus(stack, number, { wamid: "wamid.early", outboxId, status: "read" });
      await applyStatuses();
      return { result: "accepted", externalId: "wamid.early", waId: undefined };
    });
    await sendDue();
    expect(await statesOf(stack, asha)).toEqual(["read"]);
  });
});

describe("a refusal", () => {
  it("for now is tried again at longer and longer intervals, five times, and then fails", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["1", "2"]);
    book.answer(({ text }) => (text === "1" ? { result: "refused", code: 131056, details: "" } : book.accepted()));
    await sendFor(90, 500);
    const tries = book.book.filter(({ text }) => text === "1").map(({ at }) => at.getTime());
    const waits = tries.slice(1).map((at, index) => Math.round((at - (tries[index] ?? 0)) / 1000));
    expect(waits).toEqual([1, 4, 16, 64]);
    expect(await statesOf(stack, asha)).toEqual(["failed", "accepted"]);
  });

  it("of the whole number, or none at all, makes no storm: one try per interval", async () => {
    const writers = await Promise.all(Array.from({ length: 30 }, () => addWriter(stack, number)));
    for (const writer of writers) await queueMessage(stack, number, writer, ["1"]);
    book.answer(() => ({ result: "unreached" }));
    await sendDue();
    const first = book.book.length;
    expect(first).toBeLessThanOrEqual(10);
    await sendFor(120, 500);
    expect(book.book.length - first).toBeLessThanOrEqual(4);
    book.answer(() => book.accepted());
    await sendFor(300, 1_000);
    for (const writer of writers) expect(await statesOf(stack, writer)).toEqual(["accepted"]);
  });

  it("because the window is closed fails the message with its code, and closes the window", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["1"]);
    book.answer(() => ({ result: "refused", code: 131047, details: "" }));
    await sendDue();
    const { rows } = await stack.db.query(
      `select o.state, o.code, t.window_until <= $2 as closed from outbox o join threads t using (shop_id, conversation_id)
       where o.conversation_id = $1`,
      [asha.conversationId, now],
    );
    expect(rows).toEqual([{ state: "failed", code: 131047, closed: true }]);
  });

  it("of the contact marks them, until something reaches them", async () => {
    const asha = await addWriter(stack, number);
    const marked = () => countRows(stack, `contacts where id = '${asha.contactId}' and unreachable_code = 131026`);
    await queueMessage(stack, number, asha, ["1"]);
    book.answer(() => ({ result: "refused", code: 131026, details: "" }));
    await sendDue();
    expect([await statesOf(stack, asha), await marked()]).toEqual([["failed"], 1]);
    book.answer(() => book.accepted());
    await queueMessage(stack, number, asha, ["2"]);
    await sendDue();
    await tellStatus(stack, number, { wamid: "wamid.1", status: "delivered" });
    await applyStatuses();
    expect(await marked()).toBe(0);
  });

  it("of the token pauses the number and tells the shop once; other shops send, and it goes on by itself once mended", async () => {
    const mailbox = await openMailbox(stack);
    const other = await addNumber(stack, await openShop(stack));
    const neighbour = await addWriter(stack, other);
    const writers = await Promise.all(Array.from({ length: 8 }, () => addWriter(stack, number)));
    for (const writer of writers) await queueMessage(stack, number, writer, ["1"]);
    book.answer(({ phoneNumberId }) =>
      phoneNumberId === number.phoneNumberId ? { result: "refused", code: 190, details: "" } : book.accepted(),
    );
    await sendDue();
    await queueMessage(stack, other, neighbour, ["2"]);
    await sendFor(60, 1_000);
    for (const writer of writers) expect(await statesOf(stack, writer)).toEqual(["queued"]);
    expect(await statesOf(stack, neighbour)).toEqual(["accepted"]);
    expect(book.book.filter(({ text }) => text === "1")).toHaveLength(8);
    const paused = "select paused_code from channel_numbers where id = $1";
    expect((await stack.db.query(paused, [number.numberId])).rows).toEqual([{ paused_code: 190 }]);
    const state = `channel_connections where id = '${number.connectionId}' and state = 'refused' and refused_code = 190`;
    expect(await countRows(stack, state)).toBe(1);

    const told = (await mailbox.letters(shop.email)).filter((letter) => letter.includes("No WhatsApp message leaves"));
    expect(told).toHaveLength(1);
    expect(told[0]).toContain("Enter a new access token");
    expect(told[0]).not.toContain("token of");

    // Still not mended: another try, and nobody is told again.
    pass(16 * 60_000);
    await sendDue();
    expect(book.book.filter(({ text }) => text === "1")).toHaveLength(9);
    expect(await countRows(stack, "facts where name = 'channel.paused'")).toBe(1);
    book.answer(() => book.accepted());
    pass(61 * 60_000);
    await sendFor(3);
    for (const writer of writers) expect(await statesOf(stack, writer)).toEqual(["accepted"]);
    expect((await stack.db.query(paused, [number.numberId])).rows).toEqual([{ paused_code: null }]);
    expect(await countRows(stack, "facts where name = 'channel.resumed'")).toBe(1);
    await mailbox.close();
  });
});
