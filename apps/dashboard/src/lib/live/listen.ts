import { LiveEvent } from "@mauzo/contract/shop/events";
import { readMessages } from "./read-messages.ts";

type Listener = {
  /** Opens the stream; a bearer is added and renewed by it. */
  open: (signal: AbortSignal) => Promise<Response>;
  onEvent: (event: LiveEvent) => void;
  /** The server ended the stream: it does so when the person is no longer of the shop. */
  onEnd: () => void;
  /** Connected or not. `again` is true when events may have been missed in between. */
  onState: (connected: boolean, again: boolean) => void;
  signal: AbortSignal;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** What the server says after a while in which it could not tell. */
const gap = "{}";

/** The server says something every 15 s; after three missed beats the line is dead even if nobody said so. */
const silenceMs = 45_000;
const longestWaitMs = 15_000;

/** All lose the line at once, and come back each at a moment of their own. */
const spread = (ms: number) => ms * (0.5 + Math.random());

/** Waits, less when the network comes back or the page is looked at again. */
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

/** Listens until the signal aborts; a broken line is opened again, after about 1 s, 2 s, 4 s … 15 s. */
export async function listen({ open, onEvent, onEnd, onState, signal, wait = pause }: Listener): Promise<void> {
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
      for await (const message of readMessages(response.body)) {
        failures = 0;
        clearTimeout(silence);
        silence = setTimeout(hangUp, silenceMs);
        if (message === gap) onState(true, true);
        const event = message === undefined ? undefined : eventOf(message);
        if (event) onEvent(event);
      }
      if (!line.signal.aborted) onEnd();
    } catch {
      // Whatever broke the line, the answer is the same: say so and try again.
    }
    clearTimeout(silence);
    signal.removeEventListener("abort", hangUp);
    if (signal.aborted) return;
    onState(false, false);
    await wait(spread(Math.min(1000 * 2 ** failures, longestWaitMs)), signal);
    failures += 1;
  }
}
