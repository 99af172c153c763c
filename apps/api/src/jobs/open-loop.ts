import type { Logger } from "pino";

type Options = {
  /** One round; resolves to when the next one is due, in milliseconds. */
  run: () => Promise<number>;
  /** Calls back whenever there is something to do, until what it returns is called. */
  onWake: (wake: () => void) => () => void;
  log: Pick<Logger, "warn">;
  /** How long it rests after a round that failed. */
  restMs?: number;
};

/** Does the same again and again: when it is woken, and by itself as a backstop. */
export function openLoop({ run, onWake, log, restMs = 1_000 }: Options) {
  let [stopping, woken] = [false, false];
  let wake = () => {};
  let loop = Promise.resolve();
  let forget = () => {};

  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
      if (woken || stopping) wake();
    });

  const goOn = async () => {
    while (!stopping) {
      woken = false;
      const next = await run().catch((err: unknown) => {
        log.warn({ err }, "a round failed and is tried again");
        return restMs;
      });
      await pause(next);
    }
  };

  return {
    start: () => {
      forget = onWake(() => {
        woken = true;
        wake();
      });
      loop = goOn();
    },
    /** Resolves when the current round is done. */
    stop: () => {
      stopping = true;
      forget();
      wake();
      return loop;
    },
  };
}
