import { createHash } from "node:crypto";
import { type Job, type JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Pool } from "../db/connection-pool.ts";
import { pgBossTransaction } from "../db/pg-boss-transaction.ts";
import type { Tx } from "../db/tenant-transaction.ts";
import { type JobName, type JobPayloads, queueNames } from "./job-definitions.ts";

/** Runs one job; throwing means: retry later. */
export type JobHandlers = { [Name in JobName]: (data: JobPayloads[Name]) => Promise<void> };

export type Queue = {
  /** Enqueues within the transaction: the job exists if and only if the transaction commits. */
  send: <Name extends JobName>(
    tx: Tx,
    name: Name,
    data: JobPayloads[Name],
    /**
     * `singleKey`: the key, in a queue that keeps at most one waiting job per key. `idempotencyKey`: a key has only one
     * job ever, even when its sender runs again after the job was done.
     */
    options?: { afterSeconds?: number; singleKey?: string; idempotencyKey?: string },
  ) => Promise<void>;
  work: (handlers: JobHandlers) => Promise<void>;
  /**
   * Takes no more jobs and waits for those that run; a job that takes too long goes back to the queue. Jobs can still
   * be sent.
   */
  stop: () => Promise<void>;
};

type QueueOptions = {
  /** How often to look for jobs whose worker has died, that is, whose last heartbeat is too old. */
  superviseSeconds?: number;
  /** Whether to send the scheduled jobs. Of several processes, one sends each job. */
  runsSchedules?: boolean;
  /** Hears of every attempt at a job. */
  onAttempt?: (attempt: { queue: JobName; outcome: "completed" | "failed"; seconds: number }) => void;
};

/** The id of the only job for a key. */
const idOf = (key: string) =>
  createHash("sha256")
    .update(key)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

/**
 * Takes a few jobs at a time, each completed or failed separately; polls every second, or at once while batches are
 * full.
 */
const workOptions = { pollingIntervalSeconds: 1, batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const;

/** The job queue in PostgreSQL, as the app role, on connections that requests cannot use up. */
export async function openQueue(
  pool: Pool,
  log: Pick<Logger, "warn" | "error">,
  { superviseSeconds = 15, runsSchedules = false, onAttempt }: QueueOptions = {},
): Promise<Queue> {
  const boss = new PgBoss({
    // pg-boss's own connections have no timeout: one that went silent would block a worker for ever.
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    createSchema: false,
    schedule: runsSchedules,
    reindex: false,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
  });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue lost its database"));
  await boss.start();

  const workOn = async <Name extends JobName>(name: Name, handle: JobHandlers[Name]) => {
    const attempt = async ({ id, data }: Job<JobPayloads[Name]>): Promise<JobResult> => {
      const began = performance.now();
      const end = (outcome: "completed" | "failed") =>
        onAttempt?.({ queue: name, outcome, seconds: (performance.now() - began) / 1_000 });
      try {
        await handle(data);
        end("completed");
        return { id, status: "completed" };
      } catch (error) {
        end("failed");
        log.warn({ err: error, queue: name, job: id }, "a job failed and is tried again");
        return { id, status: "failed" };
      }
    };
    await boss.work<JobPayloads[Name]>(name, workOptions, (jobs) => Promise.all(jobs.map(attempt)));
  };

  return {
    send: async (tx, name, data, { afterSeconds = 0, singleKey, idempotencyKey } = {}) => {
      await boss.send(name, data, {
        db: pgBossTransaction(tx),
        startAfter: afterSeconds,
        ...(singleKey && { singletonKey: singleKey }),
        ...(idempotencyKey && { id: idOf(`${name} ${idempotencyKey}`) }),
      });
    },
    work: async (handlers) => {
      for (const name of queueNames) await workOn(name, handlers[name]);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
