import type { Logger } from "pino";
import type { Pool } from "../db/connection-pool.ts";
import {
  countFactAttempt,
  type FactPosition,
  type FactRow,
  insertFactCursors,
  listDueSubscribers,
  lockFactCursor,
  moveFactCursor,
  readFactsAfter,
  skipFact,
} from "../db/facts/fact-cursors.ts";
import type { FactNotifier } from "../db/facts/fact-notifier.ts";
import { inShopScope, inTransaction, outsideShops } from "../db/tenant-transaction.ts";
import { type AfterCommitSubscriber, type Fact, facts } from "../facts.ts";
import type { Queue } from "./job-queue.ts";

const batchSize = 500;
const maxAttempts = 5;
const maxErrorLength = 500;

/** The facts of the batch that a subscriber failed to handle, and the position before them. */
class BatchFailed extends Error {
  readonly begin: FactPosition;
  readonly rows: FactRow[];
  constructor(begin: FactPosition, rows: FactRow[], cause: unknown) {
    super("a batch of facts failed", { cause });
    this.begin = begin;
    this.rows = rows;
  }
}

type Options = {
  pool: Pool;
  queue: Pick<Queue, "send">;
  notifier: Pick<FactNotifier, "onNotified">;
  log: Pick<Logger, "warn" | "error">;
  subscribers: readonly AfterCommitSubscriber[];
  /** How often it looks for facts without a notification. */
  pollEveryMs?: number;
  /** The delay before the second attempt at a fact that failed; it doubles with every further attempt. */
  retrySeconds?: number;
};
export type FactDispatcher = {
  /** Dispatches the facts there are, up to the oldest open transaction. */
  dispatchDue: () => Promise<void>;
  /** Dispatches facts as they come, until it is stopped. */
  start: () => void;
  /** Resolves when the current batch is done. */
  stop: () => Promise<void>;
};

const definitions: Record<string, (typeof facts)[keyof typeof facts] | undefined> = facts;
const isFact = (row: FactRow): row is FactRow & Fact =>
  definitions[row.name]?.payload.safeParse(row.payload).success ?? false;

function readFact(row: FactRow): Fact {
  if (!isFact(row)) throw new Error(`${row.name} has an invalid payload`);
  return row;
}

/**
 * Hands facts to the subscribers that receive them after the commit. Any number of processes may run it: the cursor of a
 * subscriber is locked by one at a time. A batch that fails is halved until the failing fact is alone; this fact is tried
 * a few times, then skipped.
 */
export async function openFactDispatcher({
  pool,
  queue,
  notifier,
  log,
  subscribers,
  pollEveryMs = 1_000,
  retrySeconds = 1,
}: Options): Promise<FactDispatcher> {
  await inTransaction(pool, (tx) =>
    insertFactCursors(
      tx,
      subscribers.map(({ name }) => name),
    ),
  );
  let stopping = false;
  let notified = false;
  let wake = () => {};
  let loop = Promise.resolve();
  notifier.onNotified(() => {
    notified = true;
    wake();
  });

  const handleNext = (subscriber: AfterCommitSubscriber, atMost: number) =>
    inTransaction(pool, async (tx) => {
      const begin = await lockFactCursor(tx, subscriber.name);
      const rows = begin ? await readFactsAfter(tx, begin, atMost) : [];
      const last = rows.at(-1);
      if (!begin || !last) return false;
      const names: readonly string[] = subscriber.facts;
      try {
        const ofShops = Map.groupBy(
          rows.filter(({ name }) => names.includes(name)),
          ({ shopId }) => shopId,
        );
        for (const [shopId, ofShop] of ofShops)
          await inShopScope(tx, shopId, (tx) =>
            subscriber.handle(tx, { queue }, { shopId, facts: ofShop.map(readFact) }),
          );
      } catch (error) {
        throw new BatchFailed(begin, rows, error);
      }
      await moveFactCursor(tx, subscriber.name, last);
      return true;
    });

  const countFailure = async (
    { name: subscriber }: AfterCommitSubscriber,
    begin: FactPosition,
    fact: FactRow,
    err: unknown,
  ) => {
    const attempts = await inTransaction(pool, async (tx) => {
      const attempts = await countFactAttempt(tx, subscriber, begin, retrySeconds);
      if (attempts !== undefined && attempts >= maxAttempts)
        await skipFact(tx, subscriber, fact, String(err).slice(0, maxErrorLength));
      return attempts;
    });
    const entry = { err, subscriber, fact: fact.id, attempts };
    if (attempts === maxAttempts) log.error(entry, "a fact was skipped");
    else log.warn(entry, "a fact will be retried");
  };

  /** @returns false if there was nothing to do, or another process has locked the cursor. */
  const advance = async (subscriber: AfterCommitSubscriber, atMost = batchSize): Promise<boolean> => {
    try {
      return await handleNext(subscriber, atMost);
    } catch (error) {
      if (!(error instanceof BatchFailed)) throw error;
      const { begin, rows, cause } = error;
      const [alone, ...others] = rows;
      if (others.length > 0) return advance(subscriber, Math.ceil(rows.length / 2));
      if (alone) await countFailure(subscriber, begin, alone, cause);
      return true;
    }
  };

  const dispatchDue = async () => {
    let goesOn = true;
    while (goesOn && !stopping) {
      goesOn = false;
      const due = new Set(await listDueSubscribers(outsideShops(pool)));
      // One batch for each subscriber, so that none waits for the backlog of another.
      for (const subscriber of subscribers.filter(({ name }) => due.has(name)))
        goesOn = (await advance(subscriber)) || goesOn;
    }
  };

  const pause = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollEveryMs);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (notified || stopping) wake();
    });

  const run = async () => {
    while (!stopping) {
      notified = false;
      await dispatchDue().catch((error: unknown) => log.warn({ err: error }, "dispatching facts failed"));
      await pause();
    }
  };

  return {
    dispatchDue,
    start: () => {
      loop = run();
    },
    stop: () => {
      stopping = true;
      wake();
      return loop;
    },
  };
}
