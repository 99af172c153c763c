import type { ChildProcess } from "node:child_process";
import { randomUUID } from "node:crypto";
import { Worker } from "node:worker_threads";
import { afterAll, beforeAll, expect, inject, it } from "vitest";
import { startApiProcess } from "../../test/api-process.ts";
import { endpoints } from "../../test/endpoints.ts";
import { openFullShop } from "../../test/full-shop.ts";
import type { FullShop } from "../../test/full-shop-type.ts";
import { makePicture } from "../../test/picture-uploads.ts";
import type { TimedRead } from "../../test/read-and-time.ts";
import { addressOf, makeSampleRequests, sendSample } from "../../test/sample-requests.ts";
import { makeCall, openShop, type Stack, startStack } from "../../test/stack.ts";

/**
 * `pnpm bench:keyed` sends 200 of each to two processes of the API, and measures how long a neighbour's reads take
 * meanwhile; `npm test` sends 12 to two servers of this process and measures nothing.
 */
const calls = inject("keyedCalls");
const isBench = calls >= 200;
const tookMs: number[] = [];

// Many times as many calls as both processes together have connections.
const connections = isBench ? 4 : 2;
let stack: Stack;
let other: Stack;
let processes: ChildProcess[] = [];
let servers: Pick<Stack, "url" | "call" | "db">[];
let shop: FullShop;
let neighbour: Worker;
beforeAll(async () => {
  stack = await startStack({ connections });
  other = await startStack({ beside: stack, connections });
  servers = [stack, other];
  if (isBench) {
    const started = await Promise.all(
      servers.map(() => startApiProcess(stack, { DATABASE_POOL_SIZE: String(connections) })),
    );
    processes = started.map((api) => api.process);
    servers = started.map(({ url }) => ({ url, call: makeCall(url), db: stack.db }));
  }
  shop = await openFullShop(stack, "Langu");
  // A thread of its own: what this one does to send its calls is no waiting of the neighbour's.
  neighbour = new Worker(new URL("../../test/read-and-time.ts", import.meta.url), {
    workerData: `${servers[0]?.url}/public/shops/${(await openShop(stack)).slug}`,
  });
});
afterAll(async () => {
  const sorted = tookMs.toSorted((a, b) => a - b);
  const part = (share: number) => `${sorted[Math.ceil(sorted.length * share) - 1]?.toFixed(0)} ms`;
  if (isBench)
    process.stdout.write(`a neighbour's read: median ${part(0.5)}, 95 % ${part(0.95)}, slowest ${part(1)}\n`);
  for (const api of processes) api.kill("SIGKILL");
  await neighbour.terminate();
  await other.stop();
  await stack.stop();
});

const isSilent = (body: unknown) =>
  typeof body === "object" && body !== null && "code" in body && body.code === "provider_silent";
const isKeyed = ({ endpoint: { method, access } }: (typeof endpoints)[number]) =>
  method === "POST" && !["public", "signedIn", "operator"].includes(String(access));

it.each(endpoints.filter(isKeyed))(
  "$name, many at once with a key each: nobody waits for a connection that others wait for",
  async ({ endpoint }) => {
    const sampleOf = await makeSampleRequests(stack, shop);
    const file = endpoint.takesFile && new Uint8Array(await makePicture(40, 30).jpeg().toBuffer());
    const ask = async (index: number) => {
      const to = servers[index % 2] ?? stack;
      const sample = sampleOf(endpoint);
      const headers = { ...sample.headers, "idempotency-key": randomUUID() };
      if (!file) return await sendSample(to, endpoint, { ...sample, headers }, shop.token);
      const answer = await fetch(to.url + addressOf(endpoint, sample), {
        method: "POST",
        headers: { authorization: `Bearer ${shop.token}`, ...headers, "content-type": "application/octet-stream" },
        body: file,
      });
      return { status: answer.status, body: await answer.json() };
    };
    const look = async () => {
      neighbour.postMessage("read");
      const read = await new Promise<TimedRead>((resolve) => neighbour.once("message", resolve));
      tookMs.push(read.ms);
      return read.status;
    };
    const asked = Array.from({ length: calls }, (_, index) => ask(index));
    const looks = [await look(), await look()];
    // No provider of messages answers there, and that is no fault of ours.
    const failed = (await Promise.all(asked)).filter(({ status, body }) => status >= 500 && !isSilent(body));
    expect(failed).toEqual([]);
    expect(looks).toEqual([200, 200]);
  },
);
