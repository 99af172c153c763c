import { setTimeout as sleep } from "node:timers/promises";
import type { Watch } from "@mauzo/faults/fault-proxy";
import type pg from "pg";
import { type Database, startDatabase } from "../stack/database.ts";
import { fillShop, type OpenCart } from "../stack/fill-shop.ts";
import { openShop } from "../stack/open-shop.ts";
import { openOwnerPool } from "../stack/owner-pool.ts";
import { type Fleet, startFleet } from "./fleet.ts";
import { type History, openHistory } from "./history.ts";
import { judge } from "./judge.ts";
import { countOpenJobs, countOrders, countStrays, readTraces } from "./ledger.ts";

export type Market = {
  database: Database;
  fleet: Fleet;
  db: pg.Pool;
  token: string;
  carts: OpenCart[];
  history: History;
  /** What is wrong with the orders. */
  verdict: () => Promise<{ orders: number; faults: string[] }>;
  /** Waits until all jobs are done; undefined when that takes too long. */
  jobsDone: () => Promise<number | undefined>;
  stop: () => Promise<void>;
};

/** A killed worker's jobs are taken up by another within this. */
const jobsPatienceMs = 90_000;

/** A shop with links waiting to be ordered, before two processes of the API. */
export async function openMarket(size: { carts: number }, watch?: (member: number) => Watch): Promise<Market> {
  const database = await startDatabase();
  const db = openOwnerPool(database.ownerUrl);
  let fleet: Fleet | undefined;
  const stop = async () => {
    await fleet?.stop();
    await db.end();
    await database.stop();
  };
  try {
    fleet = await startFleet(database, watch);
    const [first] = fleet.members;
    const { shopId, token } = await openShop(first?.program().url ?? "");
    const { carts } = await fillShop(db, shopId, { products: 200, ...size });
    const history = openHistory(`${database.folder}/history.jsonl`);
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
      const traces = await readTraces(db, [...new Set(history.events.map(({ token }) => token))]);
      const orders = await countOrders(db);
      return { orders, faults: judge(history.events, { traces, orders, strays: await countStrays(db) }) };
    };
    return { database, fleet, db, token, carts, history, verdict, jobsDone, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
