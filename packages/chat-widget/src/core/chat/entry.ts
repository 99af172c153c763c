import type { ChatAction } from "@mauzo/contract/chat";
import { isRecord, own } from "../record.ts";
import { readAction } from "./read-action.ts";

/** What left for the shop: the text or id, and the words that stand for it in the log. The key stays with it, so that the
 * shop takes it once however often it is sent. */
export type Outgoing = { shown: string; message: string; type: "text" | "interactive"; key: string };

/** One thing in the log: what the visitor said, what the shop shows, an error, or a reply of a kind this widget can't show.
 * `more`: belongs to the same reply as the entry before. `failed`: what did not get through and can be sent again. */
export type Entry =
  | { kind: "said"; text: string }
  | { kind: "shown"; action: ChatAction; more?: true }
  | { kind: "problem"; text: string; failed?: Outgoing }
  | { kind: "unknown" };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
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

function readOutgoing(value: unknown): Outgoing | undefined {
  if (!isRecord(value)) return undefined;
  const [words, message, type] = [own(value, "shown"), own(value, "message"), own(value, "type")];
  const key = own(value, "key");
  if (typeof words !== "string" || typeof message !== "string" || typeof key !== "string") return undefined;
  return type === "text" || type === "interactive" ? { shown: words, message, type, key } : undefined;
}

/** Reads entries back from storage, where anything may stand by now. */
export function readEntries(stored: unknown): Entry[] {
  return listOf(stored).flatMap((entry): Entry[] => {
    if (!isRecord(entry)) return [];
    const [kind, text] = [own(entry, "kind"), own(entry, "text")];
    if (kind === "unknown") return [{ kind }];
    if (kind === "shown")
      return readAction(own(entry, "action")).map((action) => shown(action, own(entry, "more") === true));
    if (typeof text !== "string") return [];
    if (kind === "said") return [{ kind, text }];
    const failed = readOutgoing(own(entry, "failed"));
    return kind === "problem" ? [{ kind, text, ...(failed && { failed }) }] : [];
  });
}
