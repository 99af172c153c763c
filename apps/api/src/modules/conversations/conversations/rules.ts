import { errorOf } from "@mauzo/channels/errors";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { DeliveryState as ShownState, ThreadMessage } from "@mauzo/contract/conversations/conversations";
import type { Language } from "@mauzo/contract/shared";
import type { DeliveryState } from "../outbox/list-delivery-states.ts";
import type { ListedMessage } from "./queries/list-messages.ts";

const shownStates: Record<DeliveryState["state"], ShownState> = {
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

/** What became of a message that left over a number, and why it failed, in words. */
function shownDelivery({ state, code }: Omit<DeliveryState, "seq">, language: Language): ThreadMessage["delivery"] {
  const shown = shownStates[state];
  return { state: shown, why: shown === "failed" && code !== null ? errorOf(code).words[language] : null };
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

type Beside = {
  /** The messages before it, the newest first. */
  before: readonly ListedMessage[];
  delivery: DeliveryState | undefined;
  language: Language;
};

/** A message for the thread. */
export function threadMessage(row: ListedMessage, { before, delivery, language }: Beside): ThreadMessage {
  const { id, seq, at, author, body, by } = row;
  const text =
    "actions" in body ? null : body.type === "interactive" ? titleOf(body.text, before) || body.text : body.text;
  return {
    ...{ id, seq, at, from: author === "campaign" ? "workflow" : author, by: by ?? "", text },
    actions: "actions" in body ? body.actions : [],
    delivery: delivery ? shownDelivery(delivery, language) : null,
  };
}

/** Who may be assigned a conversation. */
export const needToAnswer = { resource: "conversations", action: "create" } as const;
