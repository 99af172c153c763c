import { setTimeout as sleep } from "node:timers/promises";
import { countOpenJobs, countStrays, readTraces } from "../load/ledger.ts";
import type { OpenCart } from "../stack/fill-shop.ts";
import { logIn } from "../stack/open-shop.ts";
import type { Program } from "../stack/programs.ts";
import { type Limits, type Outage, recoveredAt } from "./judge.ts";
import { send } from "./send.ts";
import type { Site } from "./site.ts";
import { startTraffic } from "./traffic.ts";
import type { Trouble } from "./troubles.ts";

export type Spans = {
  beforeMs: number;
  troubleMs: number;
  quietMs: number;
  /** The time passes at once after which a job left behind is taken for a dead worker's, and tried again. */
  skipsJobWaits?: boolean;
};

const jobsMs = 60_000;

/** Until nothing was refused for so long, or it takes too long. */
async function quiet(traffic: Pick<Outage, "asked">, endedMs: number, quietMs: number, limits: Limits): Promise<void> {
  const lastMs = endedMs + limits.recoveryMs + quietMs;
  for (let sinceMs = endedMs; performance.now() < Math.min(sinceMs + quietMs, lastMs); await sleep(50))
    sinceMs = recoveredAt({ asked: traffic.asked, endedMs });
}

/** Sends again what was not answered as done, through the same link, as a customer would. */
async function orderAgain({ api }: Site, carts: OpenCart[], done: ReadonlySet<string | undefined>) {
  const again = carts.filter(({ token }) => !done.has(token));
  const worker = async () => {
    for (let cart = again.pop(); cart; cart = again.pop())
      await send(`${api.url}/api/v1/order?token=${cart.token}`, { body: cart.order });
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

async function openJobs({ stage }: Site, { skipsJobWaits = false }: Spans): Promise<number> {
  const untilMs = performance.now() + jobsMs;
  if (skipsJobWaits)
    await stage.db.query(
      "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where state = 'active'",
    );
  for (;;) {
    if (skipsJobWaits) await stage.db.query("update pgboss.job set start_after = now() where state = 'retry'");
    const open = await countOpenJobs(stage.db);
    if (open === 0 || performance.now() > untilMs) return open;
    await sleep(250);
  }
}

const isAlive = ({ pid, hasEnded }: Program) => !hasEnded() && process.kill(pid, 0);

/** Traffic before a trouble, through it, and until it is forgotten. */
export async function runOutage(site: Site, trouble: Trouble, spans: Spans, limits: Limits): Promise<Outage> {
  const { stage, api } = site;
  // Tries that a trouble cut off count; how many there may be is another matter.
  await stage.db.query("delete from auth.tries");
  const counter = { ...site, url: api.url, token: await logIn(api.url, site.shop), admin: site.shop.admin };
  const slowShop = { ...site.slowShop, token: await logIn(api.url, site.slowShop) };
  const traffic = startTraffic(counter);
  await sleep(spans.beforeMs);
  const beganMs = performance.now();
  const end = await trouble.begin({ ...stage, slowShop }, traffic);
  await sleep(spans.troubleMs);
  await end();
  const endedMs = performance.now();
  await quiet(traffic, endedMs, spans.quietMs, limits);
  await traffic.stop();

  const carts = traffic.carts.map(({ token }) => token);
  const left = await readTraces(stage.db, carts);
  const placed = traffic.asked.filter(({ kind, status }) => kind === "order" && status === 200);
  await orderAgain(site, traffic.carts, new Set(placed.map(({ cart }) => cart)));
  return {
    trouble,
    beganMs,
    endedMs,
    asked: traffic.asked,
    left,
    settled: await readTraces(stage.db, carts),
    openJobs: await openJobs(site, spans),
    strays: await countStrays(stage.db),
    sameProcess: isAlive(api),
  };
}
