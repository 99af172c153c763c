import { errorOf } from "@mauzo/channels/errors";
import type { ChatAction } from "@mauzo/contract/conversations/chat";
import type { ConversationFile } from "@mauzo/contract/conversations/conversation-files";
import type {
  QuotedMessage,
  DeliveryState as ShownState,
  ThreadMessage,
} from "@mauzo/contract/conversations/conversations";
import type { Language } from "@mauzo/contract/shared";
import type { DeliveryState } from "../outbox/list-delivery-states.ts";
import { previewMessage } from "../threads/preview-message.ts";
import type { ListedMessage } from "./queries/list-messages.ts";
import type { QuotedRow } from "./queries/quoted.ts";

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
function shownDelivery({ state, code }: DeliveryState, again: boolean, language: Language): ThreadMessage["delivery"] {
  const shown = shownStates[state];
  return { state: shown, why: shown === "failed" && code !== null ? errorOf(code).words[language] : null, again };
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

type Heard = Extract<ListedMessage["body"], { text: string }>;

/** What a customer wrote, or the name of what they chose. */
function wordsOf({ text, type, content }: Heard, before: readonly ListedMessage[]): string {
  if (content?.kind === "pick") return content.title;
  return type === "interactive" ? titleOf(text, before) || text : text;
}

/** What a customer sent besides words. */
function heardOf(content: Heard["content"]): Pick<ThreadMessage, "kind" | "place"> {
  if (!content || content.kind === "text" || content.kind === "pick") return { kind: null, place: null };
  if (content.kind === "media") return { kind: content.type, place: null };
  const { kind } = content;
  const place = content.kind === "location" ? { latitude: content.latitude, longitude: content.longitude } : null;
  return { kind, place };
}

const shownAuthor = (author: ListedMessage["author"]) => (author === "campaign" ? "workflow" : author);

/** A message where another answers it. */
export const quotedMessage = ({ id, seq, author, by, body }: QuotedRow): QuotedMessage => ({
  ...{ id, seq, from: shownAuthor(author), by: by ?? "", text: previewMessage(body) },
});

/**
 * Whether a message may be sent once more: nothing of it reached the customer, and it is an answer. What the shop says by
 * itself, of orders, debts and offers, is sent again where that is looked after, if it is still true.
 */
export const isSendable = (
  author: ListedMessage["author"],
  delivery: Pick<DeliveryState, "isLost"> | undefined,
): boolean => delivery?.isLost === true && (author === "person" || author === "bot");

type Beside = {
  /** The messages before it, the newest first. */
  before: readonly ListedMessage[];
  delivery: DeliveryState | undefined;
  isSentAgain: boolean;
  file: ConversationFile | undefined;
  quoted: QuotedMessage | undefined;
  language: Language;
};

/** A message for the thread. */
export function threadMessage(
  row: ListedMessage,
  { before, delivery, isSentAgain, file, quoted, language }: Beside,
): ThreadMessage {
  const { id, seq, at, author, body, by } = row;
  const content = "actions" in body ? undefined : body.content;
  return {
    ...{ id, seq, at, from: shownAuthor(author), by: by ?? "" },
    ...{ text: "actions" in body ? null : wordsOf(body, before), ...heardOf(content) },
    file: file ?? null,
    actions: "actions" in body ? body.actions : [],
    reply_to: quoted ?? null,
    delivery: delivery ? shownDelivery(delivery, isSendable(author, delivery) && !isSentAgain, language) : null,
  };
}

/** Who may be assigned a conversation. */
export const needToAnswer = { resource: "conversations", action: "create" } as const;

const snippetLength = 160;
const beforeHit = 40;
/** The part of a text around the first of these words, on one line. */
export function snippetOf(text: string, words: string): string {
  const line = text.replace(/\s+/g, " ").trim();
  const lower = line.toLowerCase();
  const places = words
    .toLowerCase()
    .split(/\s+/)
    .map((word) => lower.indexOf(word))
    .filter((place) => place >= 0);
  const first = places.length === 0 ? 0 : Math.min(...places);
  const from = first <= beforeHit ? 0 : line.lastIndexOf(" ", first - beforeHit) + 1;
  const cut = [...line.slice(from)].slice(0, snippetLength).join("");
  return `${from > 0 ? "… " : ""}${cut}${from + cut.length < line.length ? " …" : ""}`;
}
