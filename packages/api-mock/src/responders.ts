/** A request to the mock API. */
export type MockCall = {
  method: string;
  path: string;
  /** By the names in the endpoint's path, as they stood in the URL. */
  params: Record<string, string>;
  query: URLSearchParams;
  headers: Headers;
  /** Parsed where it was JSON, else the text. */
  body: unknown;
  signal: AbortSignal;
};

export type Responder = (call: MockCall) => Response | Promise<Response>;

/** An answer in JSON with any status, such as a refusal. */
export const json =
  (status: number, body: unknown, headers: Record<string, string> = {}): Responder =>
  () =>
    Response.json(body, { status, headers });

/** The connection is lost: `fetch` rejects with a TypeError. */
export const disconnected: Responder = () => Response.error();

/** No answer, until whoever asked gives up. */
export const silent: Responder = () => new Promise(() => {});

/** A stream whose rest the test sends, breaks off or ends. */
export function openStream(type = "text/event-stream") {
  let line: ReadableStreamDefaultController<Uint8Array> | undefined;
  const answer: Responder = ({ signal }) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        line = controller;
        signal.addEventListener("abort", () => {
          line = undefined;
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { headers: { "content-type": type } });
  };
  return {
    answer,
    send: (text: string) => line?.enqueue(new TextEncoder().encode(text)),
    end: () => line?.close(),
    /** The connection breaks. */
    break: () => line?.error(new TypeError("network error")),
    isOpen: () => line !== undefined,
  };
}

/** The beginning of a response in JSON whose rest never comes. */
export const unfinished =
  (start: string): Responder =>
  (call) => {
    const stream = openStream("application/json");
    const response = stream.answer(call);
    stream.send(start);
    return response;
  };
