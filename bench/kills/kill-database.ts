import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { openMarket } from "../load/market.ts";
import { startOrderClients } from "../load/order-clients.ts";

export type KillsOfDatabase = {
  kills: number;
  orders: number;
  unknown: number;
  refused: number;
  /** What the app role's connections are told of the server's promise to keep what it says it kept. */
  settings: Record<string, string>;
  /** From the moment the server takes connections again to the first order that is placed, each time. */
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

/** SIGKILL for every process of PostgreSQL, again and again, while 20 clients order through two API processes. */
export async function killDatabase({ kills, carts, upMs, downMs }: Options): Promise<KillsOfDatabase> {
  const market = await openMarket({ carts });
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
