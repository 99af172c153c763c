import { abortOnSilence } from "./abort-on-silence.ts";
import { backoffMs, keepTrying } from "./keep-trying.ts";

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
  let failures = 0;
  const { restart, stop } = keepTrying({
    isWanted: () => !document.hidden && isWanted(),
    async attempt(cut) {
      abortOnSilence(cut, deadMs);
      const pauseMs = await poll(cut.signal).catch(() => undefined);
      // Asked anew.
      if (cut.signal.aborted) return 0;
      failures = pauseMs === undefined ? failures + 1 : 0;
      return pauseMs ?? backoffMs(failures + 1, longestWaitMs);
    },
  });
  document.addEventListener("visibilitychange", restart);
  addEventListener("online", restart);
  return {
    restart,
    stop: () => {
      stop();
      document.removeEventListener("visibilitychange", restart);
      removeEventListener("online", restart);
    },
  };
}
