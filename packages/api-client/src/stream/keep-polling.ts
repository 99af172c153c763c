import { backoffMs, pause } from "./backoff.ts";

/** A long poll without a response for longer is dead: the server always responds sooner. */
const deadMs = 40_000;
const longestWaitMs = 30_000;

type LongPoll = {
  /** Asks once; returns the pause before the next poll, undefined if it failed. */
  poll: (signal: AbortSignal) => Promise<number | undefined>;
  /** Whether there is anything to ask for now. Otherwise it sleeps until `restart`. */
  isWanted: () => boolean;
};

/**
 * Runs one long poll after the other while the page is visible; each returns on a change or after a while. After a
 * failure it waits longer each time.
 */
export function keepPolling({ poll, isWanted }: LongPoll) {
  let controller = new AbortController();
  let isRunning = false;
  let isOver = false;
  const run = async () => {
    if (isRunning) return;
    isRunning = true;
    let failures = 0;
    while (!isOver && !document.hidden && isWanted()) {
      controller = new AbortController();
      const { signal } = controller;
      const timeout = setTimeout(() => controller.abort(), deadMs);
      const pauseMs = await poll(signal).catch(() => undefined);
      clearTimeout(timeout);
      // Asked anew.
      if (signal.aborted) continue;
      failures = pauseMs === undefined ? failures + 1 : 0;
      await pause(pauseMs ?? backoffMs(failures + 1, longestWaitMs), signal);
    }
    isRunning = false;
  };
  /** Drops the poll in progress: something else is to be asked for. */
  const restart = () => {
    controller.abort();
    void run();
  };
  document.addEventListener("visibilitychange", restart);
  addEventListener("online", restart);
  void run();
  return {
    restart,
    stop: () => {
      isOver = true;
      controller.abort();
      document.removeEventListener("visibilitychange", restart);
      removeEventListener("online", restart);
    },
  };
}
