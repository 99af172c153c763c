import { Agent, request } from "node:http";

/** The result of a request; status 0 means no response. */
export type Answer = { status: number; hasRetryAfter: boolean; sentMs: number; tookMs: number };
export type Sending = { token?: string; body?: object; agent?: Agent; leaveAfterMs?: number };

const keptOpen = new Agent({ keepAlive: true });

/** Sends one request and reads the response to the end; disconnects after `leaveAfterMs`. Never rejects. */
export function sendRequest(
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
