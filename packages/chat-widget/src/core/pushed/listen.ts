import { createAsk, type Outcome, type Place } from "./ask.ts";
import { pollOnce } from "./poll-once.ts";
import type { Pushed } from "./pushed.ts";
import { streamOnce } from "./stream-once.ts";
import { watchPage } from "./watch-page.ts";

const pollMs = 5_000;
const longestWaitMs = 30_000;
/** How long it is asked for messages where no stream comes through. */
const pollingMs = 300_000;
/** So many streams in a row that could not be had, or came and went, are none. */
const mostMissed = 3;

/** A server that stops ends all its streams at once: they do not all come back at once. */
const spreadMs = 3_000;

const jittered = (ms: number) => ms * (0.5 + Math.random() / 2);

type Options = Place & {
  after: number;
  onMessages(messages: Pushed[]): void;
  /** There is nothing to hear here any more. */
  onEnd(): void;
};

/**
 * Takes the messages of a conversation that nobody asked for, each once and in order, until it is stopped: over a stream,
 * or by asking again and again where no stream comes through. While nobody looks at the page for long it rests.
 */
export function listen({ after, onMessages, onEnd, ...place }: Options): { stop(): void } {
  const ask = createAsk(place);
  let seen = after;
  let retryMs = 1_000;
  let failures = 0;
  let missed = 0;
  // On the clock that nobody sets.
  let pollUntilMs = 0;
  let stopped = false;
  let asleep = false;
  let again = false;
  let cut = new AbortController();
  let ring = () => {};

  const take = (messages: Pushed[]) => {
    if (stopped) return;
    const fresh: Pushed[] = [];
    for (const message of messages)
      if (message.seq > seen) {
        seen = message.seq;
        fresh.push(message);
      }
    if (fresh.length > 0) onMessages(fresh);
  };
  const pause = (ms: number) =>
    new Promise<void>((resolve) => {
      if (stopped) return resolve();
      const timer = setTimeout(resolve, ms);
      ring = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  /** How long to wait after an attempt; undefined where there is nothing to come back for. */
  const waitAfter = (outcome: Outcome, polled: boolean): number | undefined => {
    const poll = (ms: number) => {
      pollUntilMs = performance.now() + ms;
    };
    failures = outcome.kind === "unreachable" ? failures + 1 : 0;
    if (!polled && (outcome.kind === "brief" || outcome.kind === "unreachable")) missed += 1;
    switch (outcome.kind) {
      case "gone":
        return undefined;
      case "busy":
        poll(outcome.waitMs);
        return polled ? outcome.waitMs : jittered(retryMs);
      case "held":
        poll(pollingMs);
        return 0;
      case "brief":
        if (missed >= mostMissed) poll(pollingMs);
        return jittered(retryMs);
      case "heard":
        if (!polled) missed = 0;
        return jittered(polled ? pollMs : retryMs);
      case "ended":
        missed = 0;
        return jittered(retryMs) + Math.random() * spreadMs;
      case "unreachable":
        // Nobody may be there, or somebody who turns only streams away.
        if (!polled && missed >= mostMissed) poll(longestWaitMs);
        return jittered(Math.min(longestWaitMs, retryMs * 2 ** failures));
    }
  };
  const onRetry = (ms: number) => {
    retryMs = Math.min(longestWaitMs, Math.max(500, ms));
  };
  const run = async () => {
    while (!stopped) {
      cut = new AbortController();
      again = false;
      const [polls, before] = [performance.now() < pollUntilMs, seen];
      const outcome = await (polls ? pollOnce : streamOnce)(ask, { after: seen, cut, onMessages: take, onRetry });
      const isMore = polls && seen > before;
      const waitMs = again || isMore ? 0 : waitAfter(outcome, polls);
      if (waitMs === undefined) return;
      await pause(waitMs);
      while (asleep && !stopped) await pause(longestWaitMs);
    }
  };

  /** Ends the attempt under way for a reason that is none of its own. */
  const tryAgain = () => {
    again = true;
    cut.abort();
  };
  const wake = () => {
    asleep = false;
    failures = 0;
    ring();
  };
  const unwatch = watchPage({
    onSleep() {
      asleep = true;
      tryAgain();
    },
    onWake: wake,
    // A stream from before may hang on a line that is gone, and this one may let streams through.
    onOnline() {
      missed = 0;
      pollUntilMs = 0;
      tryAgain();
      wake();
    },
  });
  const stop = () => {
    stopped = true;
    unwatch();
    cut.abort();
    ring();
  };
  const end = () => {
    if (stopped) return;
    stop();
    onEnd();
  };
  run().then(end, end);
  return { stop };
}
