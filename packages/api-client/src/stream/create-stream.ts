import type { Endpoint, Input, Reply } from "@mauzo/contract/endpoint";
import type { Transport } from "../transport/create-transport.ts";
import { listenToStream, type StreamListener } from "./listen-to-stream.ts";

/** A parsed event is the Reply of its endpoint; the generic hides this. */
function parseEvent<E extends Endpoint>({ reply }: E, data: string): Reply<E> | undefined {
  try {
    return reply.parse(JSON.parse(data)) as Reply<E>;
  } catch {
    return undefined;
  }
}

/** `AbortSignal.any`, which older phones lack. */
function whicheverFirst(signals: (AbortSignal | undefined)[]): AbortSignal {
  const controller = new AbortController();
  for (const signal of signals)
    if (signal?.aborted) controller.abort();
    else signal?.addEventListener("abort", () => controller.abort(), { once: true });
  return controller.signal;
}

/**
 * Listens to the server-sent events of an endpoint until its signal aborts or the person signs out. A lost connection is
 * opened again, after the last event that came.
 */
export const createStream =
  (transport: Transport) =>
  async <E extends Endpoint & { streams: true }>(
    endpoint: E,
    input: Input<E>,
    listener: StreamListener<Reply<E>>,
  ): Promise<void> => {
    await listenToStream({
      ...listener,
      signal: whicheverFirst([listener.signal, transport.over()]),
      parse: (data) => parseEvent(endpoint, data),
      open: (lastId, read, attempt) => {
        const headers = { accept: "text/event-stream", ...(lastId && { "last-event-id": lastId }) };
        const options = { signal: attempt, headers, timeoutMs: false, init: { cache: "no-store" } } as const;
        return transport.send(endpoint, input, options, async ({ body }) => {
          if (!body) throw new TypeError("The stream has no body");
          await read(body);
        });
      },
    });
  };
