import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Access } from "@mauzo/contract/endpoint";
import type { Reason } from "@mauzo/contract/errors";
import type { Context } from "hono";
import type { Pool } from "../db/connection-pool.ts";
import { insertStoredReply, lockIdempotencyKey } from "../db/idempotency-store.ts";
import { inSavepoint, inShop, type Tx } from "../db/tenant-transaction.ts";
import { refuse } from "./refuse.ts";
import type { ContextOf } from "./request-context.ts";

export const idempotencyHeader = "Idempotency-Key";
export const replayedHeader = "Idempotent-Replayed";

type ScopedContext = Extract<ContextOf<Access>, { shopId: string }>;
type Answer = { reply: unknown; headers: [string, string][] };
type Call = {
  input: unknown;
  /** Identifies the file that came with the request. */
  fileDigest?: string | undefined;
  context: ContextOf<Access>;
};
type Work = (context: ContextOf<Access>) => Promise<unknown>;

const wrongKey = (reason: Reason) => refuse(reason, { loc: ["header", idempotencyHeader] });
const digest = (...parts: unknown[]) => createHash("sha256").update(JSON.stringify(parts)).digest();

/**
 * Who the key belongs to: two callers never share one. A visitor's first message has no secret yet, and its response
 * gives one out, so its key must not be guessable.
 */
function callerOf(context: ScopedContext, key: string): string[] {
  if ("person" in context) return ["person", context.person.userId];
  if ("cartId" in context) return ["cart", context.cartId];
  const token = context.requestHeader(visitorTokenHeader);
  if (token) return ["visitor", token];
  if (key.length < 16) throw wrongKey("idempotency_key_guessable");
  return ["first"];
}

/** Replies contain secrets of the caller, such as a cart link: they are encrypted with the key, which is not stored. */
function encryptReply(key: string, keyHash: Buffer, answer: Answer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", encryptionKey(key, keyHash), iv);
  const encrypted = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
}

function decryptReply(key: string, keyHash: Buffer, encrypted: Buffer): Answer {
  const decipher = createDecipheriv("aes-256-gcm", encryptionKey(key, keyHash), encrypted.subarray(0, 12));
  decipher.setAuthTag(encrypted.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(encrypted.subarray(28)), decipher.final()]).toString());
}

const encryptionKey = (key: string, keyHash: Buffer) => Buffer.from(hkdfSync("sha256", key, keyHash, "kept reply", 32));

/**
 * Runs the work of a POST to a shop. With an Idempotency-Key it is done at most once: the work and its reply are
 * committed together, and a repeat gets the same reply; the same key with a different request is 409. A refused call
 * did nothing and is not stored, so it may be retried. The work holds a connection throughout, so it must not ask for
 * another or wait for anything outside: that belongs in `prepare`.
 */
export async function runIdempotent(
  pool: Pool,
  c: Context,
  { input, fileDigest, context }: Call,
  work: Work,
): Promise<unknown> {
  const key = c.req.method === "POST" ? c.req.header(idempotencyHeader) : undefined;
  if (key === undefined || !("shopId" in context)) return work(context);
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw wrongKey("idempotency_key_invalid");
  const keyHash = digest(callerOf(context, key), c.req.path, key);
  const requestHash = digest(input, fileDigest);

  const { shopId, phones, origin } = context;
  const run = async (tx: Tx) => {
    const stored = await lockIdempotencyKey(tx, context.shopId, keyHash);
    if (stored && !stored.requestHash.equals(requestHash)) throw refuse("idempotency_key_reused");
    if (stored) return { answer: decryptReply(key, keyHash, stored.reply), isRepeat: true };

    const headers: Answer["headers"] = [];
    const setHeader = (name: string, value: string) => headers.push([name, value]);
    const reply = await work({ ...context, setHeader, tx: (part) => inSavepoint(tx, part) });
    const answer = { reply, headers };
    await insertStoredReply(tx, context.shopId, { keyHash, requestHash, reply: encryptReply(key, keyHash, answer) });
    return { answer, isRepeat: false };
  };
  const { answer, isRepeat } = await inShop(pool, shopId, run, phones, origin);
  for (const [name, value] of answer.headers) context.setHeader(name, value);
  if (isRepeat) context.setHeader(replayedHeader, "true");
  return answer.reply;
}
