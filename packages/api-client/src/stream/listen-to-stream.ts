import { retryAfterSeconds } from "../retry-after.ts";
import { backoffMs, pause } from "./backoff.ts";
import { readEventStream, type StreamEvent } from "./read-event-stream.ts";

export type StreamListener<Event> = {
  onEvent: (event: Event) => void;
  /** Called when the server ended the stream, which it does when the person may no longer listen. */
  onEnd?: () => void;
  /** Whether it is connected. `again` is true when events may have been missed. */
  onState?: (connected: boolean, again: boolean) => void;
  /** Called for each attempt that failed; the next one follows by itself. */
  onFailure?: (error: unknown) => void;
  signal: AbortSignal;
};

type Line<Event> = StreamListener<Event> & {
  /** Opens the stream after the event with this id, and passes its body to `read`. */
  open: (
    lastId: string,
    read: (body: ReadableStream<Uint8Array>) => Promise<void>,
    signal: AbortSignal,
  ) => Promise<void>;
  /** Undefined for what is no event of this stream. */
  parse: (data: string) => Event | undefined;
  wait?: (ms: number, signal: AbortSignal) => Promise<void>;
};

/** Sent by the server after it could not deliver events for a while. */
const gap = "gap";
/** The server sends something every few seconds; after this long without anything the connection counts as dead. */
const silenceMs = 45_000;
const longestWaitMs = 15_000;

/** Listens until the signal aborts, and reconnects whenever the connection is lost. */
export async function listenToStream<Event>(line: Line<Event>): Promise<void> {
  const { open, parse, onEvent, onEnd, onState, onFailure, signal, wait = pause } = line;
  let failures = 0;
  let connections = 0;
  let lastId = "";
  const take = ({ name, id, data }: StreamEvent) => {
    lastId = id || lastId;
    if (name === gap) return onState?.(true, true);
    const event = parse(data);
    if (event !== undefined) onEvent(event);
  };
  while (!signal.aborted) {
    const attempt = new AbortController();
    const hangUp = () => attempt.abort();
    signal.addEventListener("abort", hangUp, { once: true });
    let silence = setTimeout(hangUp, silenceMs);
    let askedWaitMs = 0;
    const read = async (body: ReadableStream<Uint8Array>) => {
      connections += 1;
      onState?.(true, connections > 1);
      for await (const event of readEventStream(body)) {
        failures = 0;
        clearTimeout(silence);
        silence = setTimeout(hangUp, silenceMs);
        if (event) take(event);
      }
      if (!attempt.signal.aborted) onEnd?.();
    };
    try {
      await open(lastId, read, attempt.signal);
    } catch (error) {
      // Whatever it is, the next attempt follows.
      askedWaitMs = (retryAfterSeconds(error) ?? 0) * 1000;
      if (!signal.aborted) onFailure?.(error);
    }
    clearTimeout(silence);
    signal.removeEventListener("abort", hangUp);
    if (signal.aborted) return;
    onState?.(false, false);
    await wait(Math.max(backoffMs(failures, longestWaitMs), askedWaitMs), signal);
    failures += 1;
  }
}
