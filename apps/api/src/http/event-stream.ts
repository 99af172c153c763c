/** The number of the last event a client received before its connection broke. */
export const lastEventIdHeader = "Last-Event-ID";

/** Server-sent events. `no-transform` because a proxy that compresses would buffer them. */
export const eventStreamResponse = (body: ReadableStream<Uint8Array>): Response =>
  new Response(body, {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
