import type { ChatAction } from "@mauzo/contract/chat";
import { isRecord, own } from "../record.ts";
import { readAction } from "./read-action.ts";

/** One thing in the log: what the visitor said, what the shop shows, an error, or a reply of a kind this widget can't show. */
export type Entry =
  | { kind: "said"; text: string }
  | { kind: "shown"; action: ChatAction }
  | { kind: "problem"; text: string }
  | { kind: "unknown" };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const shown = (action: ChatAction): Entry => ({ kind: "shown", action });

/** What a reply shows: its `actions`; where there are none its `response`; where that is empty its `message`. */
export function entriesFromReply(reply: unknown): Entry[] {
  if (!isRecord(reply)) return [{ kind: "unknown" }];
  const [actions, response] = [listOf(own(reply, "actions")), listOf(own(reply, "response"))];
  for (const source of [actions, response, [{ send_message: own(reply, "message") }]]) {
    const readable = source.flatMap(readAction);
    if (readable.length) return readable.map(shown);
  }
  return actions.length || response.length ? [{ kind: "unknown" }] : [];
}

/** Reads entries back from storage, where anything may stand by now. */
export function readEntries(stored: unknown): Entry[] {
  return listOf(stored).flatMap((entry): Entry[] => {
    if (!isRecord(entry)) return [];
    const [kind, text] = [own(entry, "kind"), own(entry, "text")];
    if (kind === "unknown") return [{ kind }];
    if (kind === "shown") return readAction(own(entry, "action")).map(shown);
    return (kind === "said" || kind === "problem") && typeof text === "string" ? [{ kind, text }] : [];
  });
}
