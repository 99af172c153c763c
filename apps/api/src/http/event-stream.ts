/** The number of the last event a caller saw, where the line broke. */
export const lastEventIdHeader = "Last-Event-ID";

/** Server-sent events. no-transform: a proxy that compresses would hold them back. */
export const eventStream = (body: ReadableStream<Uint8Array>): Response =>
  new Response(body, {
    headers: {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
      "x-accel-buffering": "no",
    },
  });
