import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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

describe("what is queued", () => {
  it("leaves in the order of its conversation, one after the other, each with our id, the token, and once", async () => {
    const [asha, juma] = [await addWriter(stack, number), await addWriter(stack, number)];
    await queueMessage(stack, number, asha, ["1", "2"]);
    await queueMessage(stack, number, asha, ["3"], "workflow");
    await queueMessage(stack, number, juma, ["moja"]);
    const open = new Map<string, number>();
    test.book.answer(async ({ to }) => {
      open.set(to, (open.get(to) ?? 0) + 1);
      expect(open.get(to)).toBe(1);
      await Promise.resolve();
      open.set(to, 0);
      return test.book.accepted();
    });
    await test.sendDue();
    expect(test.book.book.filter(({ to }) => to === asha.phone).map(({ text }) => text)).toEqual(["1", "2", "3"]);
    expect(test.book.texts()).toContain("moja");
    expect(new Set(test.book.book.map(({ token, phoneNumberId }) => `${token} ${phoneNumberId}`))).toEqual(
      new Set([`token of ${shop.slug} ${number.phoneNumberId}`]),
    );
    expect(new Set(test.book.book.map(({ outboxId }) => outboxId)).size).toBe(4);
    expect(await statesOf(stack, asha)).toEqual(["accepted", "accepted", "accepted"]);
    await test.sendDue();
    expect(test.book.book).toHaveLength(4);
  });

  it("leaves once though several processes look at the same time", async () => {
    const writers = await Promise.all(Array.from({ length: 12 }, () => addWriter(stack, number)));
    for (const writer of writers) await queueMessage(stack, number, writer, ["a", "b"]);
    const senders = [test.sender(), test.sender(), test.sender()];
    for (let round = 0; round < 40 && test.book.book.length < 24; round++) {
      await Promise.all(senders.map((each) => each.sendDue()));
      test.pass(100);
    }
    expect(test.book.book).toHaveLength(24);
    expect(new Set(test.book.book.map(({ outboxId }) => outboxId)).size).toBe(24);
    for (const { phone } of writers)
      expect(test.book.book.filter(({ to }) => to === phone).map(({ text }) => text)).toEqual(["a", "b"]);
  });

  it("keeps the id by which the provider knows the customer, and leaves alone one that another has", async () => {
    const [asha, juma] = [await addWriter(stack, number), await addWriter(stack, number)];
    await queueMessage(stack, number, asha, ["1"]);
    await queueMessage(stack, number, juma, ["1"]);
    test.book.answer(({ to }) => ({
      ...{ result: "accepted", externalId: `wamid.${randomUUID()}` },
      waId: to === asha.phone ? "255700000123" : asha.waId,
    }));
    await test.sendDue();
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
    await test.sendFor(2);
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["Jibu"]);
    test.catchUp();
    const asked = test.now();
    await test.sendFor(2);
    const reply = test.book.book.find(({ text }) => text === "Jibu");
    expect((reply?.at.getTime() ?? Number.POSITIVE_INFINITY) - asked.getTime()).toBeLessThanOrEqual(200);
    const times = test.book.book.map(({ at }) => at.getTime());
    for (const from of times)
      expect(times.filter((at) => at >= from && at < from + 1_000).length).toBeLessThanOrEqual(60);
    expect(times.length).toBeGreaterThan(180);
  });

  it("overtake in a conversation only what a campaign has waiting there", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["Ofa"], "campaign");
    await queueMessage(stack, number, asha, ["Oda iko tayari"], "workflow");
    await queueMessage(stack, number, asha, ["Karibu"], "person");
    await test.sendDue();
    expect(test.book.texts()).toEqual(["Oda iko tayari", "Karibu", "Ofa"]);
  });

  it("send 45 at once to somebody who was quiet, then one in six seconds", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(
      stack,
      number,
      asha,
      Array.from({ length: 50 }, (_, at) => String(at)),
    );
    await test.sendFor(6.1);
    expect(test.book.book).toHaveLength(46);
    await test.sendFor(25, 1_000);
    expect(test.book.book).toHaveLength(50);
    expect(test.book.texts()).toEqual(Array.from({ length: 50 }, (_, at) => String(at)));
    const late = test.book.book.slice(46).map(({ at }) => at.getTime());
    for (const [index, at] of late.slice(1).entries()) expect(at - (late[index] ?? 0)).toBeGreaterThanOrEqual(5_000);
  });
});

describe("an answer that is lost", () => {
  it("is unknown, is never sent again, holds its conversation for 20 seconds, and is settled by a status", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["1", "2"]);
    test.book.answer(() => ({ result: "unknown" }));
    await test.sendDue();
    expect(await statesOf(stack, asha)).toEqual(["unknown", "queued"]);
    test.book.answer(() => test.book.accepted());
    test.pass(19_000);
    await test.sendDue();
    expect(test.book.texts()).toEqual(["1"]);
    test.pass(2_000);
    await test.sendDue();
    expect(test.book.texts()).toEqual(["1", "2"]);
    await tellStatus(stack, number, {
      wamid: "wamid.lost",
      outboxId: test.book.book[0]?.outboxId ?? "",
      status: "delivered",
    });
    await test.applyStatuses();
    expect(await statesOf(stack, asha)).toEqual(["delivered", "accepted"]);
    await tellStatus(stack, number, { wamid: "wamid.lost", status: "read" });
    await test.applyStatuses();
    expect(await statesOf(stack, asha)).toEqual(["read", "accepted"]);
  });

  it("a hundred times over: each is asked once", async () => {
    const writers = await Promise.all(Array.from({ length: 25 }, () => addWriter(stack, number)));
    for (const writer of writers) await queueMessage(stack, number, writer, ["1", "2", "3", "4"]);
    test.book.answer(() => ({ result: "unknown" }));
    for (let round = 0; round < 6; round++) await test.sendFor(21, 500);
    expect(test.book.book).toHaveLength(100);
    expect(new Set(test.book.book.map(({ outboxId }) => outboxId)).size).toBe(100);
    for (const [at, { outboxId }] of test.book.book.entries())
      await tellStatus(stack, number, { wamid: `wamid.drop.${at}`, outboxId, status: "sent" });
    await test.applyStatuses();
    expect(await countRows(stack, "outbox where state = 'sent'")).toBe(100);
    expect(await countRows(stack, "channel_events where handled_at is null")).toBe(0);
  });

  it("is so, too, when the process that sent it is gone", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["1", "2"]);
    await stack.db.query(
      "update outbox set state = 'sending', claimed_at = $2, tries = 1 where conversation_id = $1 and part = 0",
      [asha.conversationId, test.now()],
    );
    test.pass(29_000);
    await test.sendDue();
    expect(await statesOf(stack, asha)).toEqual(["sending", "queued"]);
    test.pass(2_000);
    await test.sendDue();
    expect(await statesOf(stack, asha)).toEqual(["unknown", "queued"]);
    test.pass(21_000);
    await test.sendDue();
    expect(test.book.texts()).toEqual(["2"]);
  });

  it("comes late: what a status said meanwhile stays", async () => {
    const asha = await addWriter(stack, number);
    await queueMessage(stack, number, asha, ["1"]);
    test.book.answer(async ({ outboxId }) => {
      await tellStatus(stack, number, { wamid: "wamid.early", outboxId, status: "read" });
      await test.applyStatuses();
      return { result: "accepted", externalId: "wamid.early", waId: undefined };
    });
    await test.sendDue();
    expect(await statesOf(stack, asha)).toEqual(["read"]);
  });
});
