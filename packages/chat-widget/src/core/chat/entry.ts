import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { field } from "../field.ts";
import { listOf } from "../list-of.ts";
import { isRecord, own } from "../record.ts";
import { readAction } from "./read-action.ts";

/** What leaves for the shop: the text, or the id of an option. The key stays with it, so that the shop takes it once
 * however often it is sent. */
export type Outgoing = { message: string; type: "text" | "interactive"; key: string };

/** Something the visitor said. `waiting`: on its way, or kept until there is a connection. `failed`: can be sent again.
 * `refused`: the shop turned it down for a reason, and would again. */
export type Said = {
  kind: "said";
  text: string;
  status: "waiting" | "sent" | "failed" | "refused";
  outgoing?: Outgoing;
};

/** One thing in the log: what the visitor said, what the shop shows, an error, or a reply of a kind this widget can't show.
 * `more`: belongs to the same reply as the entry before. `failed`: the key of what can be sent again. */
export type Entry =
  | Said
  | { kind: "shown"; action: ChatAction; more?: true }
  | { kind: "problem"; text: string; failed?: string }
  | { kind: "unknown" };

/** What still has to leave. */
export const isWaiting = (entry: Entry): entry is Said & { outgoing: Outgoing } =>
  entry.kind === "said" && entry.status === "waiting" && entry.outgoing !== undefined;

const shown = (action: ChatAction, more: boolean): Entry => ({ kind: "shown", action, ...(more && { more }) });

/** What a reply shows: its `actions`; where there are none its `response`; where that is empty its `message`. */
export function entriesFromReply(reply: unknown): Entry[] {
  if (!isRecord(reply)) return [{ kind: "unknown" }];
  const [actions, response] = [listOf(own(reply, "actions")), listOf(own(reply, "response"))];
  for (const source of [actions, response, [{ send_message: own(reply, "message") }]]) {
    const readable = source.flatMap(readAction);
    if (readable.length) return readable.map((action, index) => shown(action, index > 0));
  }
  return actions.length || response.length ? [{ kind: "unknown" }] : [];
}

/** All actions of the reply that the entry at `index` belongs to. */
export function replyAround(entries: readonly Entry[], index: number): ChatAction[] {
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
 * As the device keeps them, the newest first: what is long has the room that all others leave, or comes back as what
 * can't be shown.
 */
export function entryTexts(entries: readonly Entry[], room: number): string[] {
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
  const [message, type, key] = [field(value, "message"), field(value, "type"), field(value, "key")];
  if (typeof message !== "string" || typeof key !== "string") return undefined;
  return type === "text" || type === "interactive" ? { message, type, key } : undefined;
}

function readSaid(entry: unknown, text: string): Said {
  const outgoing = readOutgoing(field(entry, "outgoing"));
  const status = field(entry, "status");
  const unsettled = status === "waiting" || status === "failed";
  if (outgoing && unsettled) return { kind: "said", text, status, outgoing };
  return { kind: "said", text, status: unsettled ? "failed" : status === "refused" ? status : "sent" };
}

/** Reads entries back from storage, where anything may stand by now. */
export function readEntries(stored: unknown): Entry[] {
  return listOf(stored).flatMap((entry): Entry[] => {
    const [kind, text] = [field(entry, "kind"), field(entry, "text")];
    if (kind === "unknown") return [{ kind }];
    if (kind === "shown")
      return readAction(field(entry, "action")).map((action) => shown(action, field(entry, "more") === true));
    if (typeof text !== "string") return [];
    if (kind === "said") return [readSaid(entry, text)];
    const failed = field(entry, "failed");
    return kind === "problem" ? [{ kind, text, ...(typeof failed === "string" && { failed }) }] : [];
  });
}
