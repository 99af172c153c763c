import { createHash } from "node:crypto";
import { type Job, type JobResult, PgBoss } from "pg-boss";
import type { Logger } from "pino";
import type { Pool } from "../db/client.ts";
import { jobDatabase } from "../db/job-database.ts";
import type { Tx } from "../db/scope.ts";
import { type JobName, type Jobs, queueNames } from "./queues.ts";

/** What a handler does with one job; throwing means: try again later. */
export type JobHandlers = { [Name in JobName]: (data: Jobs[Name]) => Promise<void> };

export type Queue = {
  /** Enqueues within the transaction: the job exists if and only if the transaction commits. */
  send: <Name extends JobName>(
    tx: Tx,
    name: Name,
    data: Jobs[Name],
    /**
     * `singleKey`: where the queue keeps one waiting job a key, which one this is. `onceKey`: of one key there is one job,
     * also when what sends it runs again after the job was done.
     */
    options?: { afterSeconds?: number; singleKey?: string; onceKey?: string },
  ) => Promise<void>;
  work: (handlers: JobHandlers) => Promise<void>;
  /** Takes no more jobs and waits for those under way; what takes too long goes back. Jobs can still be sent. */
  stop: () => Promise<void>;
};

type QueueOptions = {
  /** How often jobs are looked for whose worker has died: its last heartbeat is too long ago. */
  watchSeconds?: number;
};

/** The id of the one job of a key. */
const idOf = (key: string) =>
  createHash("sha256")
    .update(key)
    .digest("hex")
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");

/** A few at a time, each settled by itself; looks for more every second, or at once while there are enough. */
const pace = { pollingIntervalSeconds: 1, batchSize: 5, burstWhenBatchFull: true, perJobResults: true } as const;

/** The job queue in PostgreSQL, as the app role, over connections that requests do not take away. */
export async function openQueue(
  pool: Pool,
  log: Pick<Logger, "warn" | "error">,
  { watchSeconds = 15 }: QueueOptions = {},
): Promise<Queue> {
  const boss = new PgBoss({
    // Its own connections have no time-out: one that went silent would keep a worker waiting for ever.
    db: { executeSql: (text, values) => pool.query(text, values) },
    migrate: false,
    createSchema: false,
    schedule: false,
    reindex: false,
    superviseIntervalSeconds: watchSeconds,
    monitorIntervalSeconds: watchSeconds,
  });
  boss.on("error", (error) => log.warn({ err: error }, "the job queue lost its database"));
  await boss.start();

  const workOn = async <Name extends JobName>(name: Name, handle: JobHandlers[Name]) => {
    const attempt = async ({ id, data }: Job<Jobs[Name]>): Promise<JobResult> => {
      try {
        await handle(data);
        return { id, status: "completed" };
      } catch (error) {
        log.warn({ err: error, queue: name, job: id }, "a job failed and is tried again");
        return { id, status: "failed" };
      }
    };
    await boss.work<Jobs[Name]>(name, pace, (jobs) => Promise.all(jobs.map(attempt)));
  };

  return {
    send: async (tx, name, data, { afterSeconds = 0, singleKey, onceKey } = {}) => {
      await boss.send(name, data, {
        db: jobDatabase(tx),
        startAfter: afterSeconds,
        ...(singleKey && { singletonKey: singleKey }),
        ...(onceKey && { id: idOf(`${name} ${onceKey}`) }),
      });
    },
    work: async (handlers) => {
      for (const name of queueNames) await workOn(name, handlers[name]);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
