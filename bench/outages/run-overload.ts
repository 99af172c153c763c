import { once } from "node:events";
import { Agent } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { type OrderTrace, readOrderTraces } from "../load/read-order-traces.ts";
import { logIn } from "../stack/open-shop.ts";
import { percentile } from "../stack/percentile.ts";
import { slowDown } from "./database-faults.ts";
import type { OutageStack } from "./outage-stack.ts";
import { type Answer, sendRequest } from "./send-request.ts";

export type Overload = {
  answers: Answer[];
  /** 99th percentile of the `/livez` response time without and with the crowd, and how many responses were not 200. */
  livez: { calmMs: number; crowdMs: number; failed: number };
  /** From the last response to the crowd, or the last client that left, until other requests are served. */
  backMs: number;
  /** What the clients that left had ordered, and how long at worst until other requests were served after they left. */
  left: { traces: OrderTrace[]; backMs: number };
  /** Connections the API holds at the end, and how many of them are busy. */
  connections: number;
  busy: number;
};

async function whileProbed<T>(url: string, work: () => Promise<T>) {
  const worker = new Worker(path.join(import.meta.dirname, "livez-probe.ts"), { workerData: url });
  await once(worker, "online");
  const value = await work();
  worker.postMessage("stop");
  const [answers]: Answer[][] = await once(worker, "message");
  const took = (answers ?? []).map(({ tookMs }) => tookMs);
  const failed = (answers ?? []).filter(({ status }) => status !== 200).length;
  return { value, p99Ms: percentile(took, 0.99), failed };
}

/** Measures how long it takes until ten requests at once are served. */
async function backToNormal(url: string, token: string): Promise<number> {
  const startedMs = performance.now();
  for (;;) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => sendRequest(`${url}/products`, { token })));
    const backMs = performance.now() - startedMs;
    if (answers.every(({ status }) => status === 200) || backMs > 30_000) return backMs;
  }
}

/**
 * Sends `clients` requests at once that take a second each; later some clients query or order and disconnect before the
 * response.
 */
export async function runOverload(site: OutageStack, size: { clients: number; seconds: number }): Promise<Overload> {
  const { url } = site.api;
  const [token, slowToken] = [await logIn(url, site.shop), await logIn(url, site.slowShop)];
  const restore = await slowDown(site.stage, size.seconds);
  const calm = await whileProbed(url, () => sleep(size.seconds * 2_000));
  // Each request has a connection of its own.
  const agent = new Agent({ keepAlive: false });
  const asks = (count: number, leaveAfterMs?: number) =>
    Promise.all(
      Array.from({ length: count }, () => sendRequest(`${url}/products`, { token: slowToken, agent, leaveAfterMs })),
    );
  const crowd = await whileProbed(url, async () => {
    const answers = await asks(size.clients);
    return { answers, backMs: await backToNormal(url, token) };
  });

  const carts: string[] = [];
  const order = (n: number) => {
    const { token: cart, order: body } = site.nextCart();
    carts.push(cart);
    return sendRequest(`${url}/api/v1/order?token=${cart}`, { body, agent, leaveAfterMs: 4 * n });
  };
  let leftBackMs = 0;
  for (let round = 0; round < 4; round++) {
    await Promise.all([asks(10, size.seconds * 300), ...Array.from({ length: 10 }, (_, n) => order(n))]);
    leftBackMs = Math.max(leftBackMs, await backToNormal(url, token));
  }
  const countConnections = async () => {
    const { rows } = await site.stage.db.query<{ connections: number; busy: number }>(
      `select count(*)::int as connections, (count(*) filter (where state <> 'idle'))::int as busy
       from pg_stat_activity where application_name = 'mauzo-api'`,
    );
    return rows[0] ?? { connections: 0, busy: 0 };
  };
  // The last queries of clients that left still run to the end, in their shop's own queue.
  const doneByMs = performance.now() + size.seconds * 10_000;
  let connections = await countConnections();
  while (connections.busy > 0 && performance.now() < doneByMs) {
    await sleep(200);
    connections = await countConnections();
  }
  await restore();
  const traces = await readOrderTraces(site.stage.db, carts);
  return {
    answers: crowd.value.answers,
    livez: { calmMs: calm.p99Ms, crowdMs: crowd.p99Ms, failed: calm.failed + crowd.failed },
    backMs: crowd.value.backMs,
    left: { traces, backMs: leftBackMs },
    ...connections,
  };
}
