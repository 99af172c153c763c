import type { ChatAction } from "@mauzo/contract/chat";
import { readAction } from "./read-action.ts";
import { isRecord, own } from "./record.ts";

/** One thing said. `problem` marks a bubble that reports an error; `unknown` is a reply of a kind this widget can't show. */
export type Entry =
  | { from: "visitor"; text: string }
  | { from: "shop"; action: ChatAction }
  | { from: "shop"; problem: string }
  | { from: "shop"; unknown: true };

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** What a reply shows: its `actions`; where there are none its `response`; where that is empty its `message`. */
export function entriesFromReply(reply: unknown): Entry[] {
  if (!isRecord(reply)) return [{ from: "shop", unknown: true }];
  const [actions, response] = [listOf(own(reply, "actions")), listOf(own(reply, "response"))];
  for (const source of [actions, response, [{ send_message: own(reply, "message") }]]) {
    const shown = source.flatMap(readAction);
    if (shown.length) return shown.map((action) => ({ from: "shop", action }));
  }
  return actions.length || response.length ? [{ from: "shop", unknown: true }] : [];
}

/** Reads entries back from storage, where anything may stand by now. */
export function readEntries(stored: unknown): Entry[] {
  return listOf(stored).flatMap((entry): Entry[] => {
    if (!isRecord(entry)) return [];
    const [text, problem] = [own(entry, "text"), own(entry, "problem")];
    if (own(entry, "from") === "visitor") return typeof text === "string" ? [{ from: "visitor", text }] : [];
    if (typeof problem === "string") return [{ from: "shop", problem }];
    if (own(entry, "unknown") === true) return [{ from: "shop", unknown: true }];
    return readAction(own(entry, "action")).map((action) => ({ from: "shop", action }));
  });
}
