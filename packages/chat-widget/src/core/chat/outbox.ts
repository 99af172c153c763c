const firstPauseMs = 1000;
const longestPauseMs = 30_000;

type Ports<Item, Answer extends { kind: string }> = {
  /** The first that waits. */
  next(): Item | undefined;
  send(item: Item, ended: AbortSignal): Promise<Answer>;
  /** Notes how one was answered, so that it waits no longer. */
  settle(item: Item, answer: Answer): void;
  /** Does it where nobody else sends: of all tabs, one. */
  alone(work: () => Promise<void>, ended: AbortSignal): Promise<void>;
  onChange(): void;
};

export type Outbox = {
  /** Sends what waits, unless it is at it. */
  wake(): void;
  /** A reply is awaited. */
  sending(): boolean;
  /** The last try met no connection; the next one comes by itself. */
  away(): boolean;
  /** Gives up what is on its way and begins anew. */
  reset(): void;
};

/**
 * Messages leave one by one, in order: the first reply brings the token that later ones need. Without a connection they
 * wait, for a call of `wake` or for a pause that doubles from one second to thirty.
 */
export function createOutbox<Item, Answer extends { kind: string }>(ports: Ports<Item, Answer>): Outbox {
  const { next, send, settle, alone, onChange } = ports;
  let ended = new AbortController();
  let [busy, sending, away] = [false, false, false];
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (signal: AbortSignal) => {
    for (let item = next(); item && !signal.aborted; item = next()) {
      sending = true;
      onChange();
      const answer = await send(item, signal);
      if (signal.aborted) return;
      sending = false;
      away = answer.kind === "unreachable";
      if (away) {
        timer = setTimeout(wake, pauseMs);
        pauseMs = Math.min(2 * pauseMs, longestPauseMs);
        return onChange();
      }
      pauseMs = firstPauseMs;
      settle(item, answer);
    }
  };
  const take = async () => {
    const { signal } = ended;
    // Rejects where it is given up before its turn comes.
    await alone(() => run(signal), signal).catch(() => {});
    if (signal.aborted) return;
    busy = false;
    if (!away && next()) wake();
  };
  const wake = () => {
    clearTimeout(timer);
    if (busy) return;
    busy = next() !== undefined;
    if (!busy) {
      away = false;
      return;
    }
    void take();
  };

  return {
    wake,
    sending: () => sending,
    away: () => away,
    reset() {
      clearTimeout(timer);
      ended.abort();
      ended = new AbortController();
      [busy, sending, away] = [false, false, false];
      pauseMs = firstPauseMs;
    },
  };
}
