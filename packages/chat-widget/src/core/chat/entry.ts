import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { asArray } from "../as-array.ts";
import { isRecord, ownProperty } from "../is-record.ts";
import { readField } from "../read-field.ts";
import { readAction } from "./read-action.ts";

/**
 * The request to the shop: the text, or the id of an option. `key` is the idempotency key: it stays the same, so that
 * the shop takes the message once however often it is sent.
 */
export type Outgoing = { message: string; type: "text" | "interactive"; key: string };

/**
 * A message of the visitor. `waiting`: being sent, or saved until there is a connection. `failed`: can be sent again.
 * `refused`: the shop refused it for a reason, and would again.
 */
export type VisitorMessage = {
  kind: "said";
  text: string;
  status: "waiting" | "sent" | "failed" | "refused";
  outgoing?: Outgoing;
};

/**
 * One entry of the log: a message of the visitor, an action of the shop, an error, or a reply of a kind that this
 * widget can't show. `more`: belongs to the same reply as the entry before. `failed`: the key of the message that can
 * be sent again.
 */
export type Entry =
  | VisitorMessage
  | { kind: "shown"; action: ChatAction; more?: true }
  | { kind: "problem"; text: string; failed?: string }
  | { kind: "unknown" };

/** Whether the entry still has to be sent. */
export const isWaiting = (entry: Entry): entry is VisitorMessage & { outgoing: Outgoing } =>
  entry.kind === "said" && entry.status === "waiting" && entry.outgoing !== undefined;

const shown = (action: ChatAction, more: boolean): Entry => ({ kind: "shown", action, ...(more && { more }) });

/** The entries of a reply: its `actions`; if there are none its `response`; if that is empty its `message`. */
export function entriesFromReply(reply: unknown): Entry[] {
  if (!isRecord(reply)) return [{ kind: "unknown" }];
  const [actions, response] = [asArray(ownProperty(reply, "actions")), asArray(ownProperty(reply, "response"))];
  for (const source of [actions, response, [{ send_message: ownProperty(reply, "message") }]]) {
    const readable = source.flatMap(readAction);
    if (readable.length) return readable.map((action, index) => shown(action, index > 0));
  }
  return actions.length || response.length ? [{ kind: "unknown" }] : [];
}

/** All actions of the reply that the entry at `index` belongs to. */
export function actionsOfReply(entries: readonly Entry[], index: number): ChatAction[] {
  const goesOn = (at: number) => {
    const entry = entries[at];
    return entry?.kind === "shown" && entry.more === true;
  };
  let from = index;
  while (from > 0 && goesOn(from)) from -= 1;
  let end = index + 1;
  while (goesOn(end)) end += 1;
  return entries.slice(from, end).flatMap((entry) => (entry.kind === "shown" ? [entry.action] : []));
}

const longestText = 100_000;

/**
 * Serialises entries for storage, newest first. A long entry only gets the room that all others leave; otherwise it is
 * stored as one that can't be shown.
 */
export function serialiseEntries(entries: readonly Entry[], room: number): string[] {
  const texts = entries.map((entry) => JSON.stringify(entry)).reverse();
  let left = room;
  for (const { length } of texts) if (length <= longestText) left -= length;
  return texts.map((text) => {
    if (text.length <= longestText) return text;
    if (text.length > left) return '{"kind":"unknown"}';
    left -= text.length;
    return text;
  });
}

function readOutgoing(value: unknown): Outgoing | undefined {
  const [message, type, key] = [readField(value, "message"), readField(value, "type"), readField(value, "key")];
  if (typeof message !== "string" || typeof key !== "string") return undefined;
  return type === "text" || type === "interactive" ? { message, type, key } : undefined;
}

function readSaid(entry: unknown, text: string): VisitorMessage {
  const outgoing = readOutgoing(readField(entry, "outgoing"));
  const status = readField(entry, "status");
  const unsettled = status === "waiting" || status === "failed";
  if (outgoing && unsettled) return { kind: "said", text, status, outgoing };
  return { kind: "said", text, status: unsettled ? "failed" : status === "refused" ? status : "sent" };
}

/** Reads entries from storage, which may contain anything. */
export function readEntries(stored: unknown): Entry[] {
  return asArray(stored).flatMap((entry): Entry[] => {
    const [kind, text] = [readField(entry, "kind"), readField(entry, "text")];
    if (kind === "unknown") return [{ kind }];
    if (kind === "shown")
      return readAction(readField(entry, "action")).map((action) => shown(action, readField(entry, "more") === true));
    if (typeof text !== "string") return [];
    if (kind === "said") return [readSaid(entry, text)];
    const failed = readField(entry, "failed");
    return kind === "problem" ? [{ kind, text, ...(typeof failed === "string" && { failed }) }] : [];
  });
}
