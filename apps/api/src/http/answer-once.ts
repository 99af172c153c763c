import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes } from "node:crypto";
import { visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import type { Access } from "@mauzo/contract/endpoint";
import type { Context } from "hono";
import type { Pool } from "../db/client.ts";
import { enterKey, insertKeptReply } from "../db/kept-replies.ts";
import { inPart, inShop } from "../db/scope.ts";
import { fieldRefusal, Refusal } from "./refusal.ts";
import type { VisitOf } from "./visit.ts";

export const idempotencyHeader = "Idempotency-Key";
export const replayedHeader = "Idempotent-Replayed";

type ScopedVisit = Extract<VisitOf<Access>, { shopId: string }>;
type Answer = { reply: unknown; headers: [string, string][] };
type Call = {
  input: unknown;
  /** Stands for the file that came with it. */
  fileDigest?: string | undefined;
  visit: VisitOf<Access>;
};
type Work = (visit: VisitOf<Access>) => Promise<unknown>;

const wrongKey = (msg: string) => fieldRefusal(["header", idempotencyHeader], msg);
const digest = (...parts: unknown[]) => createHash("sha256").update(JSON.stringify(parts)).digest();

/**
 * Whose key this is: two callers never meet under one. A visitor's first message has no secret yet, and its answer
 * gives one out, so its key has to be one that nobody guesses.
 */
function callerOf(visit: ScopedVisit, key: string): string[] {
  if ("person" in visit) return ["person", visit.person.userId];
  if ("cartId" in visit) return ["cart", visit.cartId];
  const token = visit.requestHeader(visitorTokenHeader);
  if (token) return ["visitor", token];
  if (key.length < 16) throw wrongKey("Use a random key of at least 16 characters");
  return ["first"];
}

/** Replies hold secrets of the caller, such as a cart link: they are sealed with the key, which is not kept. */
function seal(key: string, keyHash: Buffer, answer: Answer): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", sealingKey(key, keyHash), iv);
  const sealed = Buffer.concat([cipher.update(JSON.stringify(answer)), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]);
}

function unseal(key: string, keyHash: Buffer, sealed: Buffer): Answer {
  const decipher = createDecipheriv("aes-256-gcm", sealingKey(key, keyHash), sealed.subarray(0, 12));
  decipher.setAuthTag(sealed.subarray(12, 28));
  return JSON.parse(Buffer.concat([decipher.update(sealed.subarray(28)), decipher.final()]).toString());
}

const sealingKey = (key: string, keyHash: Buffer) => Buffer.from(hkdfSync("sha256", key, keyHash, "kept reply", 32));

/**
 * Does the work of a POST to a shop. With an Idempotency-Key it is done at most once: the work and its reply are
 * committed together, a repeat gets that reply, the same key with something else in it is 409. A refused call did
 * nothing and is not kept: it may be tried again. The work holds a connection from here to its end, so it asks for no
 * other and waits for nothing outside: that was prepared before.
 */
export async function answerOnce(
  pool: Pool,
  c: Context,
  { input, fileDigest, visit }: Call,
  work: Work,
): Promise<unknown> {
  const key = c.req.method === "POST" ? c.req.header(idempotencyHeader) : undefined;
  if (key === undefined || !("shopId" in visit)) return work(visit);
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) throw wrongKey("A key is 1 to 255 visible ASCII characters");
  const keyHash = digest(callerOf(visit, key), c.req.path, key);
  const requestHash = digest(input, fileDigest);

  const { answer, isRepeat } = await inShop(pool, visit.shopId, async (tx) => {
    const kept = await enterKey(tx, visit.shopId, keyHash);
    if (kept && !kept.requestHash.equals(requestHash))
      throw new Refusal(409, "This Idempotency-Key was used for something else");
    if (kept) return { answer: unseal(key, keyHash, kept.reply), isRepeat: true };

    const headers: Answer["headers"] = [];
    const setHeader = (name: string, value: string) => headers.push([name, value]);
    const reply = await work({ ...visit, setHeader, tx: (part) => inPart(tx, part) });
    const answer = { reply, headers };
    await insertKeptReply(tx, visit.shopId, { keyHash, requestHash, reply: seal(key, keyHash, answer) });
    return { answer, isRepeat: false };
  });
  for (const [name, value] of answer.headers) visit.setHeader(name, value);
  if (isRepeat) visit.setHeader(replayedHeader, "true");
  return answer.reply;
}
