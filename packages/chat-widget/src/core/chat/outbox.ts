const firstPauseMs = 1000;
const longestPauseMs = 30_000;

type Ports<Item, Answer> = {
  /** The first that waits. */
  next(): Item | undefined;
  send(item: Item, ended: AbortSignal): Promise<Answer>;
  /** Notes how one was answered, so that it waits no longer. */
  settle(item: Item, answer: Answer): void;
  /** Does it where nobody else sends: of all tabs, one. */
  alone(work: () => Promise<void>, ended: AbortSignal): Promise<void>;
  onChange(): void;
};

export type Outbox<Answer> = {
  /** Sends what waits, unless it is at it. */
  wake(): void;
  /** A reply is awaited. */
  sending(): boolean;
  /** What came of the last try where the next one comes by itself. */
  held(): Answer | undefined;
  /** Gives up what is on its way and begins anew. */
  reset(): void;
};

/**
 * Messages leave one by one, in order: the first reply brings the token that later ones need. Without a connection they
 * wait, for a call of `wake` or for a pause that doubles from one second to thirty; where the shop asks for a pause, for that.
 */
export function createOutbox<Item, Answer extends { kind: string; seconds?: number }>(
  ports: Ports<Item, Answer>,
): Outbox<Answer> {
  const { next, send, settle, alone, onChange } = ports;
  let ended = new AbortController();
  let [busy, sending] = [false, false];
  let held: Answer | undefined;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (signal: AbortSignal) => {
    for (let item = next(); item && !signal.aborted; item = next()) {
      sending = true;
      onChange();
      const answer = await send(item, signal);
      if (signal.aborted) return;
      sending = false;
      held = answer.kind === "unreachable" ? answer : undefined;
      if (held) {
        timer = setTimeout(wake, held.seconds ? held.seconds * 1000 : pauseMs);
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
    if (!held) wake();
  };
  const wake = () => {
    if (busy) return;
    clearTimeout(timer);
    busy = next() !== undefined;
    if (busy) void take();
    else held = undefined;
  };

  return {
    wake,
    sending: () => sending,
    held: () => held,
    reset() {
      clearTimeout(timer);
      ended.abort();
      ended = new AbortController();
      [busy, sending] = [false, false];
      held = undefined;
      pauseMs = firstPauseMs;
    },
  };
}
