import { retryAfterSeconds } from "../retry-after.ts";
import { abortOnSilence } from "./abort-on-silence.ts";
import { backoffMs, keepTrying } from "./keep-trying.ts";
import type { ServerEvent } from "./parse-event-stream.ts";
import { readEventStream } from "./read-event-stream.ts";

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
};

/** Sent by the server after it could not deliver events for a while. */
const gap = "gap";
/** The server sends something every few seconds; after this long without anything the connection counts as dead. */
const silenceMs = 45_000;
const longestWaitMs = 15_000;

/** Listens until the signal aborts, and reconnects whenever the connection is lost. */
export async function listenToStream<Event>(line: Line<Event>): Promise<void> {
  const { open, parse, onEvent, onEnd, onState, onFailure, signal } = line;
  let failures = 0;
  let connections = 0;
  let lastId = "";
  const take = ({ type, id, data }: ServerEvent) => {
    lastId = id || lastId;
    if (type === gap) return onState?.(true, true);
    const event = parse(data);
    if (event !== undefined) onEvent(event);
  };
  const attempt = async (cut: AbortController) => {
    const alive = abortOnSilence(cut, silenceMs);
    let askedWaitMs = 0;
    const onPiece = () => {
      failures = 0;
      alive();
    };
    const read = async (body: ReadableStream<Uint8Array>) => {
      connections += 1;
      onState?.(true, connections > 1);
      await readEventStream(body, { onEvent: take, onPiece });
      if (!cut.signal.aborted) onEnd?.();
    };
    try {
      await open(lastId, read, cut.signal);
    } catch (error) {
      // Whatever it is, the next attempt follows.
      askedWaitMs = (retryAfterSeconds(error) ?? 0) * 1000;
      if (!signal.aborted) onFailure?.(error);
    }
    if (signal.aborted) return undefined;
    onState?.(false, false);
    const waitMs = Math.max(backoffMs(failures, longestWaitMs), askedWaitMs);
    failures += 1;
    return waitMs;
  };
  if (signal.aborted) return;
  const { done, wake, stop } = keepTrying({ attempt });
  signal.addEventListener("abort", stop, { once: true });
  // A pause ends when the network comes back, or the page is visible again.
  globalThis.addEventListener?.("online", wake);
  globalThis.document?.addEventListener("visibilitychange", wake);
  await done;
  globalThis.removeEventListener?.("online", wake);
  globalThis.document?.removeEventListener("visibilitychange", wake);
}
