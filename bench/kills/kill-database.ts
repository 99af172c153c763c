import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { startOrderClients } from "../load/order-clients.ts";
import { openOrderTestShop } from "../load/order-test-shop.ts";

export type KillsOfDatabase = {
  kills: number;
  orders: number;
  unknown: number;
  refused: number;
  /** The durability settings that the app role's connections see. */
  settings: Record<string, string>;
  /** Each time, from when the server accepts connections again to the first placed order, in milliseconds. */
  backAfterMs: number[];
  faults: string[];
};
type Options = { kills: number; carts: number; upMs: number; downMs: number };

async function promisesOf(appUrl: string): Promise<Record<string, string>> {
  const client = new pg.Client(appUrl);
  await client.connect();
  const { rows } = await client.query<{ name: string; setting: string }>(
    "select name, setting from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit')",
  );
  await client.end();
  return Object.fromEntries(rows.map(({ name, setting }) => [name, setting]));
}

/** Kills every PostgreSQL process with SIGKILL, again and again, while 20 clients order through two API processes. */
export async function killDatabase({ kills, carts, upMs, downMs }: Options): Promise<KillsOfDatabase> {
  const market = await openOrderTestShop({ carts });
  const { database, fleet, history } = market;
  try {
    const pids = fleet.members.map(({ program }) => program().pid);
    const clients = startOrderClients({ url: fleet.url, carts: market.carts, history });
    const backAfterMs: number[] = [];
    for (let kill = 0; kill < kills; kill++) {
      await sleep(upMs * (0.5 + Math.random()));
      await database.crash();
      await sleep(downMs);
      await database.restart();
      const acceptsMs = performance.now();
      const before = clients.answers.length;
      while (!clients.answers.slice(before).some(({ status, atMs }) => status === 200 && atMs > acceptsMs))
        await sleep(10);
      backAfterMs.push(performance.now() - acceptsMs);
    }
    await sleep(upMs);
    await clients.stop();
    const settings = await promisesOf(database.appUrl);
    const { orders, faults } = await market.verdict();
    const wrong = clients.answers.filter(
      ({ status, retryAfter, tookMs }) => status !== 200 && (status !== 503 || retryAfter === null || tookMs > 3_000),
    );
    const replaced = fleet.members.filter(
      ({ program }, index) => program().hasEnded() || program().pid !== pids[index],
    );
    const count = (type: string) => history.events.filter((event) => event.type === type).length;
    return {
      kills,
      orders,
      unknown: count("info"),
      refused: count("fail"),
      settings,
      backAfterMs,
      faults: [
        ...faults,
        ...wrong.map((answer) => `answered ${JSON.stringify(answer)}`),
        ...replaced.map(() => "a process of the API ended"),
      ],
    };
  } finally {
    await market.stop();
  }
}
