import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { campaigns } from "@mauzo/contract/marketing/campaigns";
import { afterAll, beforeAll, expect, inject, it, vi } from "vitest";
import { addBuyers, connectSms, startCampaign } from "../../../../test/campaign-fixtures.ts";
import { call } from "../../../../test/endpoints.ts";
import { openShop, type Stack, sealKeys, startStack } from "../../../../test/stack.ts";

const [count, kills] = [inject("sendCount"), inject("sendKills")];
/** A process that is slow because the machine is must not count as dead: 40 seconds pass in ten. */
const speed = 4;
const startedAt = Date.now();
const noon = Date.parse(`${new Date().toISOString().slice(0, 10)}T06:00:00Z`);

let stack: Stack;
let server: Server;
let baseUrl: string;
const processes: ChildProcess[] = [];
/** Whom the provider took a message for; every twentieth answer is lost. */
const book: string[] = [];

beforeAll(async () => {
  stack = await startStack();
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { recipients } = JSON.parse(Buffer.concat(chunks).toString());
    book.push(recipients[0].dest_addr);
    const place = book.length;
    await sleep(Math.random() * 30);
    if (place % 20 === 0) return void response.destroy();
    response.setHeader("content-type", "application/json");
    response.end(JSON.stringify({ successful: true, request_id: place, code: 100, message: "Submitted", valid: 1 }));
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
  const program = new URL("../../../../test/campaign-sender-process.ts", import.meta.url).pathname;
  const clock = [String(startedAt), String(noon), String(speed)];
  const started = spawn(process.execPath, [program, stack.appUrl, baseUrl, sealKeys, ...clock], {
    stdio: ["ignore", "ignore", "inherit"],
  });
  processes.push(started);
  return started;
}

it(`${count} people get it once at most, though senders are killed ${kills} times, answers are lost and it is paused`, {
  timeout: 900_000,
}, async () => {
  const shop = await openShop(stack);
  await connectSms(stack, shop);
  await addBuyers(stack, shop, count);
  const { id } = await startCampaign(stack, shop);
  const at = { params: { id } };
  // By the clock of the senders, also where it goes on after a pause.
  const makeDue = () =>
    stack.db.query("update campaigns set due_at = $2 where id = $1 and due_at is not null", [
      id,
      new Date(noon + (Date.now() - startedAt) * speed).toISOString(),
    ]);
  await makeDue();
  const alive = [startSender(), startSender()];
  for (let kill = 1; kill <= kills; kill++) {
    await vi.waitFor(() => expect(book.length).toBeGreaterThan((count * kill) / (kills + 2)), {
      timeout: 300_000,
      interval: 5,
    });
    const victim = alive.shift();
    victim?.kill("SIGKILL");
    if (victim) await once(victim, "exit");
    await call(stack, campaigns.pause, at, shop);
    await call(stack, campaigns.resume, at, shop);
    await makeDue();
    alive.push(startSender());
  }
  const read = () => call(stack, campaigns.get, at, shop);
  await vi.waitFor(async () => expect((await read()).state).toBe("done"), { timeout: 300_000, interval: 200 });
  const { counts } = await read();
  expect(new Set(book).size).toBe(book.length);
  expect(counts.sent + counts.unknown).toBe(count);
  expect(counts.sent).toBeLessThanOrEqual(book.length);
  // What is not known was in a process that died, or its answer was lost.
  expect(counts.unknown).toBeLessThanOrEqual(kills * 20 + Math.ceil(count / 20));
});
