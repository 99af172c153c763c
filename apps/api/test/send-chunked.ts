import { request } from "node:http";

/** Sends a body in chunks, without its length. */
export function sendChunked(url: string, method: string, headers: Record<string, string>, chunks: string[]) {
  return new Promise<number | undefined>((resolve, reject) => {
    const sent = request(url, { method, headers: { ...headers, "transfer-encoding": "chunked" } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    // The server may close while the rest is still on its way.
    sent.on("error", (error) =>
      "code" in error && (error.code === "EPIPE" || error.code === "ECONNRESET") ? undefined : reject(error),
    );
    for (const chunk of chunks) sent.write(chunk);
    sent.end();
  });
}
