import { errorOf } from "@mauzo/channels/errors";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { DeliveryState, ThreadMessage } from "@mauzo/contract/conversations/conversations";
import type { Language } from "@mauzo/contract/shared";
import { maskPhones } from "@mauzo/format/phone";
import { toIsoString } from "../../../db/columns.ts";
import type { ListedMessage, PartState } from "./queries/list-messages.ts";

const shownStates: Record<PartState["state"], DeliveryState> = {
  queued: "pending",
  sending: "pending",
  accepted: "pending",
  unknown: "unknown",
  sent: "sent",
  delivered: "delivered",
  read: "read",
  failed: "failed",
  withdrawn: "failed",
  lapsed: "failed",
};
/** The worst first: a message is as far as the part of it that is behind. */
const worstFirst: readonly DeliveryState[] = ["failed", "unknown", "pending", "sent", "delivered", "read"];

/** What became of a message, from its parts; null for one that left over no number. */
export function deliveryOf(parts: readonly PartState[] | null, language: Language): ThreadMessage["delivery"] {
  if (parts === null || parts.length === 0) return null;
  const state = worstFirst.find((each) => parts.some((part) => shownStates[part.state] === each)) ?? "pending";
  const code = parts.find((part) => part.state === "failed")?.code;
  return { state, why: state === "failed" && code ? errorOf(code).words[language] : null };
}

/** The choices an action offers. */
function choicesOf(action: ChatAction): { id: string; title: string }[] {
  if ("send_reply_button" in action) return action.send_reply_button.action.buttons.map(({ reply }) => reply);
  if ("send_button" in action) return action.send_button.action.sections.flatMap(({ rows }) => rows);
  return [];
}

/** The name of what a customer chose, from what was sent to them before; empty if it is not among these. */
function titleOf(id: string, before: readonly ListedMessage[]): string {
  for (const { body } of before) {
    if (!("actions" in body)) continue;
    const choice = body.actions.flatMap(choicesOf).find((each) => each.id === id);
    if (choice) return choice.title;
  }
  return "";
}

/** A message for the thread; `before`: those before it, the newest first. */
export function threadMessage(row: ListedMessage, before: readonly ListedMessage[], language: Language): ThreadMessage {
  const { id, seq, at, author, body, by, parts } = row;
  const text =
    "actions" in body ? null : body.type === "interactive" ? titleOf(body.text, before) || body.text : body.text;
  return {
    ...{ id, seq, at: toIsoString(at), from: author === "campaign" ? "workflow" : author, by: by ?? "", text },
    actions: "actions" in body ? body.actions : [],
    delivery: deliveryOf(parts, language),
  };
}

/** The same with every number in its texts masked, for readers who may not see them. */
export const withoutPhones = <T>(value: T): T =>
  JSON.parse(JSON.stringify(value), (_key, each: unknown) => (typeof each === "string" ? maskPhones(each) : each));
