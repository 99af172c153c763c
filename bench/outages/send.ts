import { Agent, request } from "node:http";

/** What became of a request: status 0 is one that nobody answered. */
export type Answer = { status: number; hasRetryAfter: boolean; sentMs: number; tookMs: number };
export type Sending = { token?: string; body?: object; agent?: Agent; leaveAfterMs?: number };

const keptOpen = new Agent({ keepAlive: true });

/** One request and its answer, read to the end; whoever sends it leaves after a while. Never rejects. */
export function send(
  url: string,
  { token, body, agent = keptOpen, leaveAfterMs = 40_000 }: Sending = {},
): Promise<Answer> {
  const sentMs = performance.now();
  return new Promise((resolve) => {
    const ended = (status: number, hasRetryAfter = false) =>
      resolve({ status, hasRetryAfter, sentMs, tookMs: performance.now() - sentMs });
    const headers = {
      origin: "http://localhost:3000",
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { "content-type": "application/json" }),
    };
    const sent = request(url, { agent, method: body ? "POST" : "GET", headers }, (answer) => {
      answer.on("error", () => ended(0));
      answer.on("end", () => ended(answer.statusCode ?? 0, answer.headers["retry-after"] !== undefined));
      answer.resume();
    });
    const patience = setTimeout(() => sent.destroy(new Error("left")), leaveAfterMs);
    sent.on("error", () => ended(0));
    sent.on("close", () => clearTimeout(patience));
    sent.end(body && JSON.stringify(body));
  });
}
