import { createHash } from "node:crypto";
import type { PendingCall } from "@mauzo/chatflow/engine/pending-call";
import type { FlowDocument } from "@mauzo/contract/conversations/chatflow";
import * as z from "zod/mini";
import type { WebhookRequest } from "../../../gateways/webhooks/port.ts";

/**
 * `version`: `own:` and the number of a version of the shop's, or `default:` and what the default flow says as a digest. `begins`: the
 * conversation begins with it.
 */
export type RunningFlow = { version: string; document: FlowDocument; chatflowId: string; begins?: boolean };

/** What new conversations meet; with a trial, those that it does not take meet the version before. */
export type NewestFlow = RunningFlow & { trial?: { id: string; share: number; against: number } | null };

/** Whether a version on trial is for this conversation: always the same for the same two. */
export function takesPart({ id, share }: { id: string; share: number }, conversationId: string): boolean {
  const digest = createHash("sha256").update(`${id} ${conversationId}`).digest();
  return digest.readUInt32BE(0) % 100 < share;
}

/** The name of a version of the default flow: made of what it says, so that every change of it is another version. */
export const defaultVersionOf = (document: FlowDocument): string =>
  `default:${createHash("sha256").update(JSON.stringify(document)).digest("hex").slice(0, 16)}`;

/** The number in the name of a version, if it is one of the bot's own. */
export const numberOf = (version: string): number | undefined => {
  const [, number] = /^own:([1-9]\d{0,8})$/.exec(version) ?? [];
  return number === undefined ? undefined : Number(number);
};

const Kept = z.looseObject({ flow: z.string(), cart: z.array(z.unknown()), draft: z.unknown() });

/**
 * The version that a conversation stays with, if it has not ended. It has once nobody says anything for a day and
 * nothing is chosen: what somebody has in the cart is ordered by the words they chose it with.
 */
export function staysWith(state: unknown, idle: boolean): string | undefined {
  const { data } = Kept.safeParse(state);
  if (!data) return undefined;
  const chose = data.cart.length > 0 || (data.draft ?? null) !== null;
  return idle && !chose ? undefined : data.flow;
}

/** A call as it is sent. Its id is the same whenever it is sent again. */
export function requestOf({ id, method, url, fields }: PendingCall): WebhookRequest {
  const headers = { accept: "application/json", "idempotency-key": id };
  if (method === "GET") {
    const address = new URL(url);
    for (const { key, value } of fields) address.searchParams.set(key, value);
    return { url: address.href, method, headers, body: "" };
  }
  const body = JSON.stringify(Object.fromEntries(fields.map(({ key, value }) => [key, value])));
  return { url, method, headers: { ...headers, "content-type": "application/json" }, body };
}
