import { setTimeout as sleep } from "node:timers/promises";
import type { Watch } from "@mauzo/faults/fault-proxy";
import type pg from "pg";
import { type Database, startDatabase } from "../stack/database.ts";
import { fillShop, type OpenCart } from "../stack/fill-shop.ts";
import { openShop } from "../stack/open-shop.ts";
import { openOwnerPool } from "../stack/owner-pool.ts";
import { type ApiCluster, startApiCluster } from "./api-cluster.ts";
import { type AttemptLog, openAttemptLog } from "./attempt-log.ts";
import { checkOrders } from "./check-orders.ts";
import { countOpenJobs, countOrders, countStrays, readOrderTraces } from "./read-order-traces.ts";

export type OrderTestShop = {
  database: Database;
  fleet: ApiCluster;
  db: pg.Pool;
  token: string;
  carts: OpenCart[];
  history: AttemptLog;
  /** Checks the orders and returns what is wrong with them. */
  verdict: () => Promise<{ orders: number; faults: string[] }>;
  /** Waits until all jobs are done; undefined when that takes too long. */
  jobsDone: () => Promise<number | undefined>;
  stop: () => Promise<void>;
};

/** Another worker takes over a killed worker's jobs within this time. */
const jobsPatienceMs = 90_000;

/** Opens a shop with links that are ready to be ordered, served by two API processes. */
export async function openOrderTestShop(
  size: { carts: number },
  watch?: (member: number) => Watch,
): Promise<OrderTestShop> {
  const database = await startDatabase();
  const db = openOwnerPool(database.ownerUrl);
  let fleet: ApiCluster | undefined;
  const stop = async () => {
    await fleet?.stop();
    await db.end();
    await database.stop();
  };
  try {
    fleet = await startApiCluster(database, watch);
    const [first] = fleet.members;
    const { shopId, token } = await openShop(first?.program().url ?? "");
    const { carts } = await fillShop(db, shopId, { products: 200, ...size });
    const history = openAttemptLog(`${database.folder}/history.jsonl`);
    while (fleet.balancer.readyCount() < fleet.members.length) await sleep(50);

    const jobsDone = async () => {
      const begin = performance.now();
      while (performance.now() - begin < jobsPatienceMs) {
        if ((await countOpenJobs(db)) === 0) return performance.now() - begin;
        await sleep(250);
      }
      return undefined;
    };
    const verdict = async () => {
      const traces = await readOrderTraces(db, [...new Set(history.events.map(({ token }) => token))]);
      const orders = await countOrders(db);
      return { orders, faults: checkOrders(history.events, { traces, orders, strays: await countStrays(db) }) };
    };
    return { database, fleet, db, token, carts, history, verdict, jobsDone, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
