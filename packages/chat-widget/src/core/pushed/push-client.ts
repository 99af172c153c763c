import { keepTrying } from "@mauzo/api-client/stream/keep-trying";
import { onPageVisibility } from "./page-visibility.ts";
import { pollOnce } from "./poll-once.ts";
import { createPushRequest, type PushOutcome, type PushTarget } from "./push-request.ts";
import type { PushedMessage } from "./pushed-message.ts";
import { streamOnce } from "./stream-once.ts";

const pollMs = 5_000;
const longestWaitMs = 30_000;
/** How long to poll for messages when no stream gets through. */
const pollingMs = 300_000;
/** After this many failed or brief streams in a row, streams count as unavailable. */
const mostMissed = 3;

/** A server that stops ends all its streams at once: this spreads the reconnects. */
const spreadMs = 3_000;

const jittered = (ms: number) => ms * (0.5 + Math.random() / 2);

type Options = PushTarget & {
  after: number;
  onMessages(messages: PushedMessage[]): void;
  /** There is nothing left to listen to. */
  onEnd(): unknown;
};

/**
 * Receives the pushed messages of a conversation, each once and in order, until stopped: over a stream, or by polling
 * where no stream gets through. Pauses while the page is hidden for long.
 */
export function receivePushes({ after, onMessages, onEnd, ...place }: Options): { stop(): void } {
  const ask = createPushRequest(place);
  let seen = after;
  let retryMs = 1_000;
  let failures = 0;
  let missed = 0;
  // A time of `performance.now()`, which no clock change affects.
  let pollUntilMs = 0;
  let stopped = false;
  let paused = false;

  const take = (messages: PushedMessage[]) => {
    if (stopped) return;
    const fresh: PushedMessage[] = [];
    for (const message of messages)
      if (message.seq > seen) {
        seen = message.seq;
        fresh.push(message);
      }
    if (fresh.length > 0) onMessages(fresh);
  };

  /** How long to wait after an attempt; undefined when there is nothing to reconnect to. */
  const waitAfter = (outcome: PushOutcome, polled: boolean): number | undefined => {
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
        // The server may be down, or something on the way refuses only streams.
        if (!polled && missed >= mostMissed) poll(longestWaitMs);
        return jittered(Math.min(longestWaitMs, retryMs * 2 ** failures));
    }
  };
  const onRetry = (ms: number) => {
    retryMs = Math.min(longestWaitMs, Math.max(500, ms));
  };
  const trying = keepTrying({
    isWanted: () => !paused,
    async attempt(cut, isAnew) {
      const [polls, before] = [performance.now() < pollUntilMs, seen];
      const outcome = await (polls ? pollOnce : streamOnce)(ask, { after: seen, cut, onMessages: take, onRetry });
      const isMore = polls && seen > before;
      return isAnew() || isMore ? 0 : waitAfter(outcome, polls);
    },
  });
  const resume = () => {
    paused = false;
    failures = 0;
    trying.wake();
  };
  const stopWatching = onPageVisibility({
    onSleep() {
      paused = true;
      trying.restart();
    },
    onWake: resume,
    // An old stream may hang on a lost connection, and the new network may let streams through.
    onOnline() {
      missed = 0;
      pollUntilMs = 0;
      trying.restart();
      resume();
    },
  });
  const stop = () => {
    stopped = true;
    stopWatching();
    trying.stop();
  };
  const end = () => {
    if (stopped) return;
    stop();
    onEnd();
  };
  trying.done.then(end, end);
  return { stop };
}
