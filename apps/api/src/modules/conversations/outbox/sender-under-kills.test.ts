import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { countRows } from "../../../../test/shop-fixtures.ts";
import { openShop, type Stack, sealKeys, startStack } from "../../../../test/stack.ts";
import { addNumber, addWriter, queueMessage, tellStatus } from "../../../../test/whatsapp-fixtures.ts";
import { openStatusLoop } from "./open-status-loop.ts";

const [count, kills] = [inject("sendCount"), inject("sendKills")];
/** A process that is slow because the machine is must not count as dead: 30 seconds pass in about four. */
const speed = 8;
const startedAt = Date.now();

let stack: Stack;
let server: Server;
let baseUrl: string;
const processes: ChildProcess[] = [];
/** What the provider took, in the order in which it came; every twentieth answer is lost. */
const book: { id: string; to: string; text: string }[] = [];

beforeAll(async () => {
  stack = await startStack();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { biz_opaque_callback_data: id, to, text } = JSON.parse(Buffer.concat(chunks).toString());
    book.push({ id, to, text: text.body });
    const place = book.length;
    await sleep(Math.random() * 30);
    if (place % 20 === 0) return void response.destroy();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ contacts: [], messages: [{ id: `wamid.${id}` }] }));
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;
});
afterAll(async () => {
  for (const each of processes) each.kill("SIGKILL");
  server.closeAllConnections();
  server.close();
  await stack.stop();
});

function startSender(): ChildProcess {
  const program = new URL("../../../../test/sender-process.ts", import.meta.url).pathname;
  const started = spawn(
    process.execPath,
    [program, stack.appUrl, baseUrl, sealKeys, String(startedAt), String(speed)],
    {
      stdio: ["ignore", "ignore", "inherit"],
    },
  );
  processes.push(started);
  return started;
}

it(`${count} messages reach the provider once at most, in the order of each conversation, though senders are killed ${kills} times and answers are lost; statuses settle the rest`, {
  timeout: 900_000,
}, async () => {
  const number = await addNumber(stack, await openShop(stack));
  const writers = await Promise.all(Array.from({ length: 20 }, () => addWriter(stack, number)));
  for (let at = 0; at < count / 20; at++)
    await Promise.all(writers.map((writer) => queueMessage(stack, number, writer, [String(at)])));
  const alive = [startSender(), startSender()];
  for (let kill = 1; kill <= kills; kill++) {
    await vi.waitFor(() => expect(book.length).toBeGreaterThan((count * kill) / (kills + 2)), {
      timeout: 300_000,
      interval: 5,
    });
    const victim = alive.shift();
    victim?.kill("SIGKILL");
    if (victim) await once(victim, "exit");
    alive.push(startSender());
  }
  await vi.waitFor(async () => expect(await countRows(stack, "outbox where state in ('queued', 'sending')")).toBe(0), {
    timeout: 300_000,
    interval: 100,
  });
  expect(new Set(book.map(({ id }) => id)).size).toBe(book.length);
  for (const { phone } of writers) {
    const texts = book.filter(({ to }) => to === phone).map(({ text }) => Number(text));
    expect(texts).toEqual(texts.toSorted((a, b) => a - b));
  }
  // What did not come to the provider is one of those that were being sent when their process died.
  expect(count - book.length).toBeLessThanOrEqual(kills * 20);
  expect(await countRows(stack, "outbox where state = 'accepted'")).toBeGreaterThan(count / 2);

  for (const { id } of book)
    await tellStatus(stack, number, { wamid: `wamid.${id}`, outboxId: id, status: "delivered" });
  const { pool, deps } = stack;
  await openStatusLoop({
    pool,
    emitFact: deps.emitFact,
    log: deps.log,
    now: () => new Date(Date.now() + 1_000),
  }).applyDue();
  expect(await countRows(stack, "outbox where state = 'delivered'")).toBe(book.length);
  expect(await countRows(stack, "outbox where state = 'unknown'")).toBe(count - book.length);
});
