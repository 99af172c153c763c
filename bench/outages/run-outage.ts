import { setTimeout as sleep } from "node:timers/promises";
import { countOpenJobs, countStrays, readOrderTraces } from "../load/read-order-traces.ts";
import type { OpenCart } from "../stack/fill-shop.ts";
import { logIn } from "../stack/open-shop.ts";
import type { Program } from "../stack/processes.ts";
import { type Limits, type Outage, recoveredAt } from "./check-outage.ts";
import type { DatabaseFault } from "./database-faults.ts";
import type { OutageStack } from "./outage-stack.ts";
import { sendRequest } from "./send-request.ts";
import { startTraffic } from "./traffic.ts";

export type Spans = {
  beforeMs: number;
  troubleMs: number;
  quietMs: number;
  /** Skips the wait after which a dead worker's job is taken over and retried. */
  skipsJobWaits?: boolean;
};

const jobsMs = 60_000;

/** Waits until nothing was refused for `quietMs`, or until the limit is reached. */
async function waitUntilQuiet(
  traffic: Pick<Outage, "asked">,
  endedMs: number,
  quietMs: number,
  limits: Limits,
): Promise<void> {
  const lastMs = endedMs + limits.recoveryMs + quietMs;
  for (let sinceMs = endedMs; performance.now() < Math.min(sinceMs + quietMs, lastMs); await sleep(50))
    sinceMs = recoveredAt({ asked: traffic.asked, endedMs });
}

/** Sends every order without a success response again, through the same link, as a customer would. */
async function orderAgain({ api }: OutageStack, carts: OpenCart[], done: ReadonlySet<string | undefined>) {
  const again = carts.filter(({ token }) => !done.has(token));
  const worker = async () => {
    for (let cart = again.pop(); cart; cart = again.pop())
      await sendRequest(`${api.url}/api/v1/order?token=${cart.token}`, { body: cart.order });
  };
  await Promise.all(Array.from({ length: 4 }, worker));
}

async function openJobs({ stage }: OutageStack, { skipsJobWaits = false }: Spans): Promise<number> {
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

/** Runs traffic before, during and after a fault until everything is normal again. */
export async function runOutage(
  site: OutageStack,
  trouble: DatabaseFault,
  spans: Spans,
  limits: Limits,
): Promise<Outage> {
  const { stage, api } = site;
  // Log-in attempts that a fault interrupts count too; the rate limit is not tested here.
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
  await waitUntilQuiet(traffic, endedMs, spans.quietMs, limits);
  await traffic.stop();

  const carts = traffic.carts.map(({ token }) => token);
  const left = await readOrderTraces(stage.db, carts);
  const placed = traffic.asked.filter(({ kind, status }) => kind === "order" && status === 200);
  await orderAgain(site, traffic.carts, new Set(placed.map(({ cart }) => cart)));
  return {
    trouble,
    beganMs,
    endedMs,
    asked: traffic.asked,
    left,
    settled: await readOrderTraces(stage.db, carts),
    openJobs: await openJobs(site, spans),
    strays: await countStrays(stage.db),
    sameProcess: isAlive(api),
  };
}
