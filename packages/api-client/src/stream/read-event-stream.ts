import { parseEventStream, type StreamHandlers } from "./parse-event-stream.ts";

/** Reads a text/event-stream to its end; `onPiece` is called after each piece, also one that is only a heartbeat. */
export async function readEventStream(
  body: ReadableStream<Uint8Array>,
  { onPiece, ...handlers }: StreamHandlers & { onPiece(): void },
): Promise<void> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const take = parseEventStream(handlers);
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    take(decoder.decode(next.value, { stream: true }));
    onPiece();
  }
}
