import type { Logger } from "pino";
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { WaitingWork } from "../db/watching/waiting-work.ts";

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** A request as it is counted: `route` is the endpoint's pattern, never the address, which may hold a secret. */
export type CountedRequest = { method: string; route: string; status: number; seconds: number };
/** `status`: the answer's, or why there was none. */
type CountedCall = { provider: string; status: string; seconds: number };
type WatchedPool = { totalCount: number; idleCount: number; callers: () => number };
type ReadWork = () => Promise<WaitingWork[]>;

export type Metrics = {
  observeRequest: (request: CountedRequest) => void;
  observeJob: (job: { queue: string; outcome: "completed" | "failed"; seconds: number }) => void;
  observeCall: (call: CountedCall) => void;
  /** Reads a pool's connections whenever the metrics are asked for. */
  watchPool: (name: string, pool: WatchedPool) => void;
  /** Reads what waits whenever the metrics are asked for. A source that fails is counted, and has no metrics. */
  watchWork: (source: string, read: ReadWork) => void;
  /** All metrics in the format of Prometheus. */
  text: () => Promise<string>;
  contentType: string;
};

/** The metrics of one process, by which it is watched (docs/operations/watching.md lists them). */
export function openMetrics(log: Pick<Logger, "warn">): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const requests = new Histogram({
    ...{ name: "mauzo_request_seconds", help: "How long requests took", buckets: seconds, registers },
    labelNames: ["method", "route", "status"],
  });
  const jobs = new Histogram({
    ...{ name: "mauzo_job_seconds", help: "How long attempts at jobs took", buckets: seconds, registers },
    labelNames: ["queue", "outcome"],
  });
  const calls = new Histogram({
    ...{ name: "mauzo_provider_seconds", help: "How long outside services took", buckets: seconds, registers },
    labelNames: ["provider", "status"],
  });
  const unread = new Counter({
    ...{ name: "mauzo_unread_work_total", help: "How often what waits could not be read", registers },
    labelNames: ["source"],
  });
  const connections = new Gauge({
    ...{ name: "mauzo_pool_connections", help: "Database connections", registers },
    labelNames: ["pool", "state"],
  });
  const waiting = new Gauge({
    ...{ name: "mauzo_waiting", help: "Work that is due or not through, in all shops", registers },
    labelNames: ["source", "kind"],
  });
  const oldest = new Gauge({
    ...{ name: "mauzo_oldest_seconds", help: "How long the oldest of it has waited", registers },
    labelNames: ["source", "kind"],
  });

  const pools = new Map<string, WatchedPool>();
  const work = new Map<string, ReadWork>();

  const readPools = () => {
    for (const [pool, each] of pools) {
      connections.set({ pool, state: "busy" }, each.totalCount - each.idleCount);
      connections.set({ pool, state: "idle" }, each.idleCount);
      connections.set({ pool, state: "asked" }, each.callers());
    }
  };

  const readWork = async () => {
    const read = await Promise.all(
      [...work].map(async ([source, read]) => ({
        source,
        found: await read().catch((err: unknown) => {
          unread.inc({ source });
          log.warn({ err, source }, "what waits could not be read");
          return [];
        }),
      })),
    );
    // What no longer waits has no row: its figure must not stay.
    waiting.reset();
    oldest.reset();
    for (const { source, found } of read)
      for (const { kind, waiting: count, oldestSeconds } of found) {
        waiting.set({ source, kind }, count);
        oldest.set({ source, kind }, oldestSeconds);
      }
  };

  return {
    observeRequest: ({ method, route, status, seconds }) => requests.observe({ method, route, status }, seconds),
    observeJob: ({ queue, outcome, seconds }) => jobs.observe({ queue, outcome }, seconds),
    observeCall: ({ provider, status, seconds }) => calls.observe({ provider, status }, seconds),
    watchPool: (name, pool) => void pools.set(name, pool),
    watchWork: (source, read) => void work.set(source, read),
    text: async () => {
      readPools();
      await readWork();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}
