import { setTimeout as sleep } from "node:timers/promises";
import { startDatabase } from "../stack/database.ts";
import { fillShop } from "../stack/fill-shop.ts";
import { openShop } from "../stack/open-shop.ts";
import { openOwnerPool } from "../stack/owner-pool.ts";
import { serveApi } from "../stack/processes.ts";

export type StopAmidWork = {
  inFlight: number;
  streams: number;
  jobs: number;
  /** Measured from the signal: until `/readyz` says it is not ready, and until the process is gone. */
  notReadyMs: number;
  goneMs: number;
  faults: string[];
};
type Options = { inFlight: number; streams: number; jobs: number };

/** Makes every read of a product take 50 ms. */
const slowness = "create policy slowness on products as restrictive for select using (pg_sleep(0.05) is not null)";

/** Sends SIGTERM to a process with requests and jobs in progress, open streams and keep-alive connections. */
export async function stopAmidWork({ inFlight, streams, jobs }: Options): Promise<StopAmidWork> {
  const database = await startDatabase();
  const db = openOwnerPool(database.ownerUrl);
  const settings = { databaseUrl: database.appUrl, dataDir: `${database.folder}/api` };
  const api = await serveApi(settings);
  const faults: string[] = [];
  try {
    const { shopId, token } = await openShop(api.url);
    const { productIds } = await fillShop(db, shopId, { products: 8, carts: 1 });
    await db.query(slowness);
    await db.query("grant execute on function pg_sleep(double precision) to public");
    const headers = { authorization: `Bearer ${token}` };
    const statusOf = async (path: string): Promise<number> => {
      try {
        const answer = await fetch(api.url + path, { headers });
        await answer.text();
        return answer.status;
      } catch {
        return 0;
      }
    };
    const open = await Promise.all(Array.from({ length: streams }, () => fetch(`${api.url}/events`, { headers })));
    const streamed = open.map(async (answer) => {
      await answer.text().catch(() => faults.push("a stream broke off"));
    });
    await db.query(
      `insert into pgboss.job (name, data)
       select 'order-mail', json_build_object('shopId', $1::text, 'orderId', gen_random_uuid(), 'userId', gen_random_uuid()) from generate_series(1, $2)`,
      [shopId, jobs],
    );
    const paths = Array.from({ length: inFlight }, (_, index) => `/products/${productIds[index % productIds.length]}`);
    const answered = Promise.all(paths.map(statusOf));
    await sleep(300);

    const signalMs = performance.now();
    api.kill("SIGTERM");
    while ((await statusOf("/readyz")) === 200) await sleep(10);
    const notReadyMs = performance.now() - signalMs;
    if ((await statusOf("/livez")) !== 200) faults.push("it was gone before it said that it goes");
    const statuses = await answered;
    const failed = statuses.filter((status) => status !== 200);
    if (failed.length > 0) faults.push(`${failed.length} of ${inFlight} in flight failed: ${[...new Set(failed)]}`);
    const end = await api.ended;
    const goneMs = performance.now() - signalMs;
    await Promise.all(streamed);
    if (end !== 0) faults.push(`it ended with ${end}`);
    const { rows } = await db.query<{ state: string; count: number }>(
      "select state, count(*)::int as count from pgboss.job group by state",
    );
    const states = Object.fromEntries(rows.map(({ state, count }) => [state, count]));
    if (states.active || states.failed) faults.push(`jobs were left behind: ${JSON.stringify(states)}`);
    return { inFlight, streams, jobs, notReadyMs, goneMs, faults };
  } finally {
    api.kill("SIGKILL");
    await api.ended;
    await db.end();
    await database.stop();
  }
}
