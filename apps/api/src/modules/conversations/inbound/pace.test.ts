import { performance } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { startChatVisitor } from "../../../../test/chat-visitor.ts";
import { countRows, type OpenedShop } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, startStack } from "../../../../test/stack.ts";
import { openBook } from "../../../../test/whatsapp-fixtures.ts";
import {
  connectNumber,
  newWaId,
  openTestInbound,
  type TestNumber,
  textOf,
  write,
} from "../../../../test/whatsapp-number.ts";
import { openSender } from "../outbox/open-sender.ts";

const seconds = inject("paceSeconds");
/** Figures are only printed where there is time for them: a machine that is busy with something else has others. */
const isMeasured = seconds > 1;
const perSecond = 100;

let stack: Stack;
let shop: OpenedShop;
let number: TestNumber;
beforeAll(async () => {
  stack = await startStack();
  shop = await openShop(stack);
  number = await connectNumber(stack, shop);
});
afterAll(() => stack.stop());

const percentile = (values: number[], part: number) =>
  Math.round(values.toSorted((a, b) => a - b)[Math.ceil(values.length * part) - 1] ?? 0);
const report = (figures: Record<string, number>) => {
  if (isMeasured) process.stdout.write(`${JSON.stringify(figures)}\n`);
};

it("takes a hundred messages a second while nothing handles them, and has none left afterwards", async () => {
  const took: number[] = [];
  const count = seconds * perSecond;
  const began = performance.now();
  const sending: Promise<void>[] = [];
  for (let index = 0; index < count; index++) {
    await sleep(Math.max(0, began + (index * 1_000) / perSecond - performance.now()));
    const sent = performance.now();
    sending.push(
      write(stack, number, { waId: newWaId() }, {}).then(({ status }) => {
        expect(status).toBe(200);
        // The first two seconds warm the process up.
        if (sent - began > 2_000) took.push(performance.now() - sent);
      }),
    );
  }
  await Promise.all(sending);
  expect(await countRows(stack, "channel_events where handled_at is null")).toBe(count);
  const inbound = openTestInbound(stack);
  const drained = performance.now();
  await inbound.handleDue();
  report({
    ackP50: percentile(took, 0.5),
    ackP99: percentile(took, 0.99),
    drainedPerSecond: Math.round((count * 1_000) / (performance.now() - drained)),
  });
  await inbound.stop();
  expect(await countRows(stack, "channel_events where handled_at is null")).toBe(0);
  expect(await countRows(stack, "messages")).toBe(2 * count);
});

it("costs about as much as the same message in the widget", async () => {
  const rounds = isMeasured ? 300 : 5;
  const inbound = openTestInbound(stack);
  // Nobody writes so fast for long: after ten messages another person does.
  const perPerson = 10;
  const people = Array.from({ length: (rounds + 5) / perPerson + 1 }, () => ({
    visitor: startChatVisitor(stack, shop),
    waId: newWaId(),
  }));
  const personOf = (index: number) => {
    const person = people[Math.floor(index / perPerson)];
    if (!person) throw new Error("there are too few people");
    return person;
  };
  const cpuOf = async (one: (index: number) => Promise<unknown>) => {
    for (let index = 0; index < 5; index++) await one(index);
    const began = process.cpuUsage();
    for (let index = 5; index < rounds + 5; index++) await one(index);
    const { user, system } = process.cpuUsage(began);
    return (user + system) / rounds / 1_000;
  };
  const widgetMs = await cpuOf((index) => personOf(index).visitor.say(`Habari ${index}`));
  const whatsappMs = await cpuOf(async (index) => {
    await write(stack, number, { waId: personOf(index).waId }, { content: textOf(`Habari ${index}`) });
    await inbound.handleDue();
  });
  await inbound.stop();
  report({ widgetMs: Math.round(widgetMs * 10) / 10, whatsappMs: Math.round(whatsappMs * 10) / 10 });
  expect(await countRows(stack, "channel_events where handled_at is null")).toBe(0);
});

it("hands the flow's answer over soon after somebody wrote, while others write", async () => {
  const book = openBook(() => new Date());
  const { pool, deps } = stack;
  const inbound = openTestInbound(stack, { quietMs: 120, mostMs: 360 });
  const sender = openSender({ ...deps, pool, channels: book.channels });
  inbound.start();
  sender.start();
  const wrote = new Map<string, number>();
  const [count, apartMs] = [seconds * 10, 100];
  const began = performance.now();
  for (let index = 0; index < count; index++) {
    await sleep(Math.max(0, began + index * apartMs - performance.now()));
    const waId = newWaId();
    wrote.set(waId, Date.now());
    void write(stack, number, { waId }, {});
  }
  const firstTo = (waId: string) => book.book.find(({ to }) => to.endsWith(waId));
  await vi.waitFor(() => expect([...wrote.keys()].filter((waId) => !firstTo(waId))).toEqual([]), { timeout: 60_000 });
  await inbound.stop();
  await sender.stop();
  // The first two seconds warm the process up.
  const took = [...wrote].slice(isMeasured ? 20 : 0).map(([waId, at]) => (firstTo(waId)?.at.getTime() ?? 0) - at);
  report({ answerP50: percentile(took, 0.5), answerP95: percentile(took, 0.95) });
});
