const firstPauseMs = 1000;
const longestPauseMs = 30_000;

type Ports<Item, Answer> = {
  /** The first unsent item. */
  next(): Item | undefined;
  send(item: Item, ended: AbortSignal): Promise<Answer>;
  /** Records the response to an item, so that `next` no longer returns it. */
  settle(item: Item, answer: Answer): void;
  /** Runs the work while no other tab sends. */
  alone(work: () => Promise<void>, ended: AbortSignal): Promise<void>;
  onChange(): void;
};

export type Outbox<Answer> = {
  /** Sends unsent items at once, unless it is already sending. */
  resend(): void;
  /** Whether a reply is expected. */
  sending(): boolean;
  /** The last response, if it is one that is retried automatically. */
  blocker(): Answer | undefined;
  /** Cancels the current request and starts fresh. */
  reset(): void;
};

/**
 * Sends messages one by one, in order: the first reply brings the token that later ones need. Without a connection they
 * wait for a call to retry, or for a backoff that doubles from one second to thirty; if the shop asks for a pause, for
 * that.
 */
export function createOutbox<Item, Answer extends { kind: string; seconds?: number }>(
  ports: Ports<Item, Answer>,
): Outbox<Answer> {
  const { next, send, settle, alone, onChange } = ports;
  let ended = new AbortController();
  let [busy, sending] = [false, false];
  let blocked: Answer | undefined;
  let pauseMs = firstPauseMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const run = async (signal: AbortSignal) => {
    for (let item = next(); item && !signal.aborted; item = next()) {
      sending = true;
      onChange();
      const answer = await send(item, signal);
      if (signal.aborted) return;
      sending = false;
      blocked = answer.kind === "unreachable" ? answer : undefined;
      if (blocked) {
        timer = setTimeout(resend, blocked.seconds ? blocked.seconds * 1000 : pauseMs);
        pauseMs = Math.min(2 * pauseMs, longestPauseMs);
        return onChange();
      }
      pauseMs = firstPauseMs;
      settle(item, answer);
    }
  };
  const take = async () => {
    const { signal } = ended;
    // Rejects when it is aborted while it waits for the lock.
    await alone(() => run(signal), signal).catch(() => {});
    if (signal.aborted) return;
    busy = false;
    if (!blocked) resend();
  };
  const resend = () => {
    if (busy) return;
    clearTimeout(timer);
    busy = next() !== undefined;
    if (busy) void take();
    else blocked = undefined;
  };

  return {
    resend,
    sending: () => sending,
    blocker: () => blocked,
    reset() {
      clearTimeout(timer);
      ended.abort();
      ended = new AbortController();
      [busy, sending] = [false, false];
      blocked = undefined;
      pauseMs = firstPauseMs;
    },
  };
}
