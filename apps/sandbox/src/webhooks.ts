import { createHmac, timingSafeEqual } from "node:crypto";
import { Hono } from "hono";
import { localOnly } from "./local-only.ts";

type Signature = "unchecked" | "right" | "wrong";
type Got = { id: string; at: string; signature: Signature; status: number; body: string };
type Receiver = { secret?: string; answer?: unknown; status: number; retryAfter?: string; got: Got[] };

const mostKept = 500;
/** Older messages may be somebody's who caught one. */
const toleranceSeconds = 300;

/** Standard Webhooks' check, from its specification: one of the signatures is that of id, time and body. */
function isSigned(secret: string, header: (name: string) => string, body: string): boolean {
  const seconds = Number(header("webhook-timestamp"));
  if (!(Math.abs(Date.now() / 1000 - seconds) <= toleranceSeconds)) return false;
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  const text = `${header("webhook-id")}.${header("webhook-timestamp")}.${body}`;
  const wanted = createHmac("sha256", key).update(text).digest();
  return header("webhook-signature")
    .split(" ")
    .some((part) => {
      const [version, given = ""] = part.split(",");
      const bytes = Buffer.from(given, "base64");
      return version === "v1" && bytes.length === wanted.length && timingSafeEqual(bytes, wanted);
    });
}

/** `ghala-503` answers 503, until it is told otherwise. */
const statusIn = (name: string): number => Number(/-([2-5]\d\d)$/.exec(name)?.[1] ?? 200);

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === "object" && value !== null ? Object.getOwnPropertyDescriptor(value, name)?.value : undefined;

/** Servers of shops' own, which hear what happens: each by a name, with a secret once it is told one. */
export function webhooks(): Hono {
  const receivers = new Map<string, Receiver>();
  const receiverOf = (name: string): Receiver => {
    const known = receivers.get(name) ?? { status: statusIn(name), got: [] };
    receivers.set(name, known);
    return known;
  };
  const app = new Hono();
  app.use("/webhooks/*", localOnly);
  app.use("/_webhooks/*", localOnly);
  app.on(["GET", "POST"], "/webhooks/:name", async (c) => {
    const receiver = receiverOf(c.req.param("name"));
    const header = (name: string) => c.req.header(name) ?? "";
    const body = await c.req.text();
    const { secret, status, retryAfter, got } = receiver;
    const signature = secret === undefined ? "unchecked" : isSigned(secret, header, body) ? "right" : "wrong";
    got.push({ id: header("webhook-id"), at: new Date().toISOString(), signature, status, body });
    if (got.length > mostKept) got.shift();
    const headers = { "content-type": "application/json", ...(retryAfter && { "retry-after": retryAfter }) };
    return new Response(JSON.stringify(receiver.answer ?? { received: status < 300 }), { status, headers });
  });
  app.get("/_webhooks/:name", (c) => c.json(receiverOf(c.req.param("name")).got));
  app.post("/_webhooks/:name", async (c) => {
    const receiver = receiverOf(c.req.param("name"));
    const told: unknown = await c.req.json();
    const [secret, status, wait] = [fieldOf(told, "secret"), fieldOf(told, "status"), fieldOf(told, "retry_after")];
    if (typeof secret === "string") receiver.secret = secret;
    if (typeof status === "number") receiver.status = status;
    const answer = fieldOf(told, "answer");
    if (answer !== undefined) receiver.answer = answer;
    delete receiver.retryAfter;
    if (wait !== undefined) receiver.retryAfter = String(wait);
    return c.json({ done: true });
  });
  app.delete("/_webhooks/:name", (c) => {
    receivers.delete(c.req.param("name"));
    return c.json({ done: true });
  });
  return app;
}
