/**
 * The wait after so many failures: about 1 s, 2 s, 4 s … `longestMs`. With jitter: all clients lose the connection at
 * once and must not come back at the same moment.
 */
export const backoffMs = (failures: number, longestMs: number): number =>
  Math.min(1000 * 2 ** failures, longestMs) * (0.5 + Math.random());

type Trying = {
  /**
   * Tries once, until `cut` is aborted. Returns the wait before the next attempt, undefined when there is none.
   * `isAnew` says whether the attempt was cut by `restart`.
   */
  attempt: (cut: AbortController, isAnew: () => boolean) => Promise<number | undefined>;
  /** Whether there is anything to try for now. Otherwise it sleeps until it is woken. */
  isWanted?: () => boolean;
};

/** One attempt after the other until it is stopped: all that listens or polls is kept up by this loop. */
export function keepTrying({ attempt, isWanted = () => true }: Trying) {
  let cut = new AbortController();
  let isOver = false;
  let isAnew = false;
  let wake = () => {};
  const sleep = (ms?: number) =>
    new Promise<void>((resolve) => {
      const timer = ms === undefined ? undefined : setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  const run = async () => {
    while (!isOver) {
      let waitMs: number | undefined;
      if (isWanted()) {
        cut = new AbortController();
        isAnew = false;
        waitMs = await attempt(cut, () => isAnew);
        cut.abort();
        if (waitMs === undefined || isOver) return;
      }
      if (waitMs !== 0) await sleep(waitMs);
    }
  };
  return {
    done: run(),
    /** Ends the pause. */
    wake: () => wake(),
    /** Drops the attempt in progress for a reason outside it. */
    restart: () => {
      isAnew = true;
      cut.abort();
      wake();
    },
    stop: () => {
      isOver = true;
      cut.abort();
      wake();
    },
  };
}
