import type { LiveEvent } from "@mauzo/contract/shop/events";
import type { LiveEvents } from "../db/live-events.ts";

/** The number of the last event a client received before its connection broke. */
export const lastEventIdHeader = "Last-Event-ID";
/** Those whose rights a change may concern are looked at together, once, this long after it. */
const lookSoonMs = 20;
/** A client that reads nothing for this many heartbeats is cut off. */
const maxMissedBeats = 12;

export type LiveStream = {
  shopId: string;
  /** When to reconnect. */
  retryMs: number;
  /** Called for each change of the shop; with undefined after a gap in which changes may have been missed. */
  onEvent: (event: LiveEvent | undefined) => void;
  /** What is to be sent now; asked again after each event, when there is room for more. */
  next: () => Promise<string | undefined> | string | undefined;
  onLeave?: () => void;
};
export type LiveStreams<Stream> = {
  all: () => Iterable<Stream>;
  open: (stream: Stream) => Response;
  /** Looks at once whose stream is over, because something changed it. */
  lookSoon: () => void;
};

/**
 * The open streams of server-sent events of one kind in this process: one timer beats for all, and at each beat one call
 * of `findOver` looks whose stream is over. Where the database does not answer, nobody's is. What is sent is asked for
 * only when there is room: a slow client costs no memory for what can be read again.
 */
export function createLiveStreams<Stream extends LiveStream>(
  live: Pick<LiveEvents, "subscribe">,
  { beatMs, findOver }: { beatMs: number; findOver: (streams: readonly Stream[]) => Promise<readonly Stream[]> },
): LiveStreams<Stream> {
  const opened = new Map<Stream, { beat: () => void; rouse: () => void; end: () => void }>();
  let timer: NodeJS.Timeout | undefined;
  let isLookingSoon = false;
  let isLooking = false;

  const look = async () => {
    isLooking = true;
    const over = await findOver([...opened.keys()]).catch(() => []);
    isLooking = false;
    for (const stream of over) opened.get(stream)?.end();
    for (const { rouse } of opened.values()) rouse();
  };
  const beat = () => {
    for (const { beat } of opened.values()) beat();
    if (!isLooking) void look();
  };

  function open(stream: Stream): Response {
    let beats = 0;
    let [isOver, isRoused] = [false, false];
    let wake = () => {};
    let end = () => {};
    let cut = () => {};
    const rouse = () => {
      isRoused = true;
      wake();
    };
    const unsubscribe = live.subscribe(stream.shopId, {
      onEvent(event) {
        stream.onEvent(event);
        rouse();
      },
      onEnd: () => end(),
    });
    opened.set(stream, {
      rouse,
      end: () => end(),
      beat() {
        beats += 1;
        if (beats > maxMissedBeats) cut();
        rouse();
      },
    });
    timer ??= setInterval(beat, beatMs);
    const stop = () => {
      isOver = true;
      opened.delete(stream);
      unsubscribe();
      stream.onLeave?.();
      rouse();
      if (opened.size > 0) return;
      clearInterval(timer);
      timer = undefined;
    };
    const nextPiece = async (): Promise<string | undefined> => {
      while (!isOver) {
        isRoused = false;
        const text = await stream.next();
        if (text) return text;
        if (beats > 0) return ": here\n\n";
        if (!isRoused)
          await new Promise<void>((resolve) => {
            wake = resolve;
          });
      }
      return undefined;
    };
    const encoder = new TextEncoder();
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        end = () => {
          if (isOver) return;
          stop();
          controller.close();
        };
        cut = () => {
          stop();
          controller.error(new Error("the reader of a stream takes nothing"));
        };
        controller.enqueue(encoder.encode(`retry: ${stream.retryMs}\n\n`));
      },
      async pull(controller) {
        // When the database fails, the stream ends; the client reconnects and continues from its last number.
        const piece = await nextPiece().catch(() => undefined);
        beats = 0;
        if (piece === undefined || isOver) return end();
        controller.enqueue(encoder.encode(piece));
      },
      cancel: stop,
    });
    // `no-transform` because a proxy that compresses would buffer them.
    return new Response(body, {
      headers: {
        "content-type": "text/event-stream",
        "cache-control": "no-cache, no-transform",
        "x-accel-buffering": "no",
      },
    });
  }

  return {
    all: () => opened.keys(),
    open,
    lookSoon: () => {
      if (isLookingSoon) return;
      isLookingSoon = true;
      setTimeout(() => {
        isLookingSoon = false;
        void look();
      }, lookSoonMs);
    },
  };
}
