import { LiveEvent } from "@mauzo/contract/shop/events";
import { readEventStream } from "./read-event-stream.ts";

type Listener = {
  /** Opens the stream; adds the bearer token and renews it. */
  open: (signal: AbortSignal) => Promise<Response>;
  onEvent: (event: LiveEvent) => void;
  /** Called when the server ended the stream, which it does when the person is no longer a member of the shop. */
  onEnd: () => void;
  /** Whether it is connected. `again` is true when events may have been missed. */
  onState: (connected: boolean, again: boolean) => void;
  signal: AbortSignal;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Sent by the server after it could not deliver events for a while. */
const gap = "{}";

/** The server sends something every 15 s; after three missed heartbeats the connection counts as dead. */
const silenceMs = 45_000;
const longestWaitMs = 15_000;

/** Adds jitter: all clients lose the connection at once and must not reconnect at the same moment. */
const spread = (ms: number) => ms * (0.5 + Math.random());

/** Waits; ends early when the network comes back or the page becomes visible again. */
function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer);
      removeEventListener("online", done);
      document.removeEventListener("visibilitychange", done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    addEventListener("online", done);
    document.addEventListener("visibilitychange", done);
    signal.addEventListener("abort", done, { once: true });
  });
}

function eventOf(text: string): LiveEvent | undefined {
  try {
    return LiveEvent.parse(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** Listens until the signal aborts; reconnects after about 1 s, 2 s, 4 s … 15 s. */
export async function listenToEvents({ open, onEvent, onEnd, onState, signal, wait = pause }: Listener): Promise<void> {
  let failures = 0;
  let connections = 0;
  while (!signal.aborted) {
    const line = new AbortController();
    const hangUp = () => line.abort();
    signal.addEventListener("abort", hangUp, { once: true });
    let silence = setTimeout(hangUp, silenceMs);
    try {
      const response = await open(line.signal);
      if (!response.ok || !response.body) throw new Error(`The stream answered ${response.status}`);
      connections += 1;
      onState(true, connections > 1);
      for await (const message of readEventStream(response.body)) {
        failures = 0;
        clearTimeout(silence);
        silence = setTimeout(hangUp, silenceMs);
        if (message === gap) onState(true, true);
        const event = message === undefined ? undefined : eventOf(message);
        if (event) onEvent(event);
      }
      if (!line.signal.aborted) onEnd();
    } catch {
      // Any error is handled alike: report the disconnect and try again.
    }
    clearTimeout(silence);
    signal.removeEventListener("abort", hangUp);
    if (signal.aborted) return;
    onState(false, false);
    await wait(spread(Math.min(1000 * 2 ** failures, longestWaitMs)), signal);
    failures += 1;
  }
}
