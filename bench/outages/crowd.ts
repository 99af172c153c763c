import { once } from "node:events";
import { Agent } from "node:http";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { readTraces, type Trace } from "../load/ledger.ts";
import { logIn } from "../stack/open-shop.ts";
import { percentile } from "../stack/percentile.ts";
import { type Answer, send } from "./send.ts";
import type { Site } from "./site.ts";
import { slowDown } from "./troubles.ts";

export type Crowd = {
  answers: Answer[];
  /** The 99th percentile of what `/livez` took, with nobody there and with the crowd, and how many were no 200. */
  livez: { calmMs: number; crowdMs: number; failed: number };
  /** From the last answer to the crowd, or the last who left, until somebody else is served. */
  backMs: number;
  /** What those who left had ordered, and how long after they left somebody else was served, at worst. */
  left: { traces: Trace[]; backMs: number };
  /** Connections the API holds then, and those of them that are not free. */
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

/** How long it takes until ten at once are served. */
async function backToNormal(url: string, token: string): Promise<number> {
  const startedMs = performance.now();
  for (;;) {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send(`${url}/products`, { token })));
    const backMs = performance.now() - startedMs;
    if (answers.every(({ status }) => status === 200) || backMs > 30_000) return backMs;
  }
}

/** So many at once ask for what takes a second; later some ask, or order, and leave before the answer. */
export async function runCrowd(site: Site, size: { clients: number; seconds: number }): Promise<Crowd> {
  const { url } = site.api;
  const [token, slowToken] = [await logIn(url, site.shop), await logIn(url, site.slowShop)];
  const restore = await slowDown(site.stage, size.seconds);
  const calm = await whileProbed(url, () => sleep(size.seconds * 2_000));
  // Each on a connection of its own.
  const agent = new Agent({ keepAlive: false });
  const asks = (count: number, leaveAfterMs?: number) =>
    Promise.all(
      Array.from({ length: count }, () => send(`${url}/products`, { token: slowToken, agent, leaveAfterMs })),
    );
  const crowd = await whileProbed(url, async () => {
    const answers = await asks(size.clients);
    return { answers, backMs: await backToNormal(url, token) };
  });

  const carts: string[] = [];
  const order = (n: number) => {
    const { token: cart, order: body } = site.nextCart();
    carts.push(cart);
    return send(`${url}/api/v1/order?token=${cart}`, { body, agent, leaveAfterMs: 4 * n });
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
  // What those who left asked last is still done, in their shop's own line.
  const doneByMs = performance.now() + size.seconds * 10_000;
  let connections = await countConnections();
  while (connections.busy > 0 && performance.now() < doneByMs) {
    await sleep(200);
    connections = await countConnections();
  }
  await restore();
  const traces = await readTraces(site.stage.db, carts);
  return {
    answers: crowd.value.answers,
    livez: { calmMs: calm.p99Ms, crowdMs: crowd.p99Ms, failed: calm.failed + crowd.failed },
    backMs: crowd.value.backMs,
    left: { traces, backMs: leftBackMs },
    ...connections,
  };
}
