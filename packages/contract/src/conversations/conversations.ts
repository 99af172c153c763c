import * as z from "zod/mini";
import { customerLimits } from "../customers/customers.ts";
import { endpoint } from "../endpoint.ts";
import { defineList } from "../lists.ts";
import { Id, IdParams, Language, Moment, PageQuery, page, requiredText, Version } from "../shared.ts";
import { ChatAction } from "./chat.ts";
import { ConversationFile, HeardKind } from "./conversation-files.ts";
import { conversationChannels } from "./facts.ts";
import { BotResumes } from "./inbox-settings.ts";
import { StaffReply } from "./staff-replies.ts";

const previewMax = 120;

export const ConversationChannel = z.enum(conversationChannels);
export type ConversationChannel = z.infer<typeof ConversationChannel>;

/** Who answers the customer's next message; `nobody`: it waits until somebody of the shop takes it. */
export const answerers = ["bot", "person", "nobody"] as const;
export const Answerer = z.enum(answerers);
export type Answerer = z.infer<typeof Answerer>;

/**
 * The queues of the inbox, each of open conversations but the last and `mentioned`. `mine`: assigned to the caller. `unassigned`: a person
 * should answer, and nobody is assigned. `bot`: the bot answers. `waiting`: the customer waits for a person. `closing`: the
 * 24 hours in which WhatsApp lets the shop write freely end soon. `mentioned`: a note names the caller, open or closed.
 */
export const conversationQueues = [
  ...(["open", "mine", "mentioned", "unassigned", "waiting", "closing", "bot", "closed"] as const),
] as const;
export const ConversationQueue = z.enum(conversationQueues);
export type ConversationQueue = z.infer<typeof ConversationQueue>;
/** How long before its end a window counts as closing. */
export const closingHours = 6;

/** Who wrote a message; `workflow`: it told of an order. */
export const messageAuthors = ["customer", "bot", "person", "workflow"] as const;
export const MessageAuthor = z.enum(messageAuthors);
export type MessageAuthor = z.infer<typeof MessageAuthor>;

/** What became of a message that left over WhatsApp; `unknown`: nobody answered, it may have arrived. */
export const deliveryStates = ["pending", "sent", "delivered", "read", "unknown", "failed"] as const;
export const DeliveryState = z.enum(deliveryStates);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** `asked`: the customer wants a person. `late`: a message came after newer ones. `told`: the chatflow left a note. */
export const callReasons = ["asked", "bot_failed", "late", "not_understood", "told"] as const;

const Person = z.object({ id: Id, name: z.string() });

/** A conversation in the inbox. */
export const Conversation = z.object({
  id: Id,
  channel: ConversationChannel,
  /** The customer it is with, where that is known. */
  customer: z.nullable(Person),
  /** Their number as of a customer, masked for readers who may not see it. */
  phone: z.nullable(z.string()),
  language: Language,
  status: z.enum(["open", "closed"]),
  answered_by: Answerer,
  assignee: z.nullable(Person),
  /** When the bot answers again; null unless a person answers now. */
  bot_resumes: z.nullable(BotResumes),
  /** The moment of that, if it has one; it moves on when a person writes. */
  bot_resumes_at: z.nullable(Moment),
  /** Why somebody should look; null once somebody answered. */
  reason: z.nullable(z.enum(callReasons)),
  /** How the last message begins, and who wrote it. */
  preview: z.string().check(z.maxLength(previewMax)),
  preview_from: z.nullable(MessageAuthor),
  last_at: Moment,
  /** Since when the customer waits for a person. */
  waiting_since: z.nullable(Moment),
  /** Until when the shop may write freely; null on the web, where it always may. */
  window_until: z.nullable(Moment),
  /** Whether the caller has not seen the customer's last message. */
  unread: z.boolean(),
  /** Whether a note names the caller that they have not seen. */
  mentioned: z.boolean(),
  has_order: z.boolean(),
  /**
   * Whether a reply reaches the customer now. `window_closed`: WhatsApp lets nothing through until they write again.
   * `elsewhere`: the shop's own server carries it, so it is answered there. `disconnected`: the number is no longer the shop's.
   */
  reply_way: z.enum(["here", "window_closed", "elsewhere", "disconnected"]),
  /** Rises when another answers; who changes that names the turn they saw. */
  turn: z.int(),
  last_seq: z.int(),
  /** Up to which message the caller has seen it; 0: they have not. */
  seen_seq: z.int(),
});
export type Conversation = z.infer<typeof Conversation>;

export const conversationList = defineList({
  columns: { last: "moment", waiting: "moment or null", closing: "moment or null" },
  first: "last_desc",
  filters: {
    queue: z._default(ConversationQueue, "open"),
    channel: z._default(z.enum(["all", ...conversationChannels]), "all"),
    /** Part of a customer's name or number. */
    search: z.optional(z.string().check(z.trim(), z.maxLength(80))),
    ordered: z._default(z.enum(["all", "yes", "no"]), "all"),
    language: z._default(z.enum(["all", ...Language.options]), "all"),
    /** `yes`: the customer wrote something that the caller has not seen. */
    unread: z._default(z.enum(["all", "yes"]), "all"),
    /** Whom it is assigned to; who has left the shop, too. */
    assignee: z.optional(z.union([z.literal("nobody"), Id])),
    /** A tag of the customer, for those who may read customers. */
    tag: z.optional(z.string().check(z.trim(), z.toLowerCase(), z.minLength(1), z.maxLength(customerLimits.tag))),
  },
});
export type ConversationFilter = z.input<typeof conversationList.query>;

/** What a message answers, as far as it is shown with it: the beginning of its text, or a sign for a file. */
export const QuotedMessage = z.object({
  ...{ id: Id, seq: z.int(), from: MessageAuthor },
  /** As of a message. */
  by: z.string(),
  text: z.string().check(z.maxLength(previewMax)),
});
export type QuotedMessage = z.infer<typeof QuotedMessage>;

/** One message of a conversation, of whichever channel. `seq` numbers them from 1. */
export const ThreadMessage = z.object({
  id: Id,
  seq: z.int(),
  at: Moment,
  from: MessageAuthor,
  /** The name of the person who wrote it; empty for others, and for people who have left. */
  by: z.string(),
  /** What the customer wrote, or the name of what they chose; null for what was sent to them. */
  text: z.nullable(z.string()),
  /** What they sent besides words; null for words alone, and for what was sent to them. */
  kind: z.nullable(HeardKind),
  /** Where they said they are. */
  place: z.nullable(z.object({ latitude: z.number(), longitude: z.number() })),
  /** The file that came with it over WhatsApp. */
  file: z.nullable(ConversationFile),
  /** What was sent to them, as they see it. */
  actions: z.array(ChatAction),
  /** The message it answers; null also where that one is gone. */
  reply_to: z.nullable(QuotedMessage),
  /**
   * null on the web, where a message is there once it is written. `again`: nothing of it reached the customer, and nobody
   * has sent it once more.
   */
  delivery: z.nullable(z.object({ state: DeliveryState, why: z.nullable(z.string()), again: z.boolean() })),
});
export type ThreadMessage = z.infer<typeof ThreadMessage>;

/** A message with the words that were searched for. */
export const MessageHit = z.object({
  id: Id,
  conversation: z.object({
    id: Id,
    channel: ConversationChannel,
    customer: z.nullable(Person),
    phone: z.nullable(z.string()),
  }),
  seq: z.int(),
  at: Moment,
  from: MessageAuthor,
  /** The part of it around the words. */
  text: z.string(),
});
export type MessageHit = z.infer<typeof MessageHit>;
export const messageSearchMax = 80;

const Turn = z.strictObject({ turn: Version });
const may = (action: "read" | "create" | "update") => ({ resource: "conversations", action }) as const;
const turned = { params: IdParams, body: Turn, reply: Conversation, status: 200, errors: ["turn_taken"] } as const;
const Count = z.int();

export const conversations = {
  list: endpoint({
    method: "GET",
    path: "/conversations",
    access: may("read"),
    summary: "The shop's conversations of one queue, the last one written to first or as sorted",
    query: conversationList.query,
    reply: page(Conversation),
    errors: ["tag_forbidden"],
  }),
  counts: endpoint({
    method: "GET",
    path: "/conversations/counts",
    access: may("read"),
    summary: "How many conversations are in each queue",
    /** `mentioned`: those where the caller has not seen it yet. */
    reply: z.object({
      ...{ open: Count, mine: Count, mentioned: Count, unassigned: Count, waiting: Count, closing: Count, bot: Count },
    }),
  }),
  /** Who may be assigned: the members who may write to customers. */
  assignees: endpoint({
    method: "GET",
    path: "/conversations/assignees",
    access: may("read"),
    summary: "The members of the shop who can be assigned a conversation",
    reply: z.object({ items: z.array(Person) }),
  }),
  /** Who can be named in a note: the members who may read conversations. */
  readers: endpoint({
    method: "GET",
    path: "/conversations/readers",
    access: may("read"),
    summary: "The members of the shop who can be named in a note",
    reply: z.object({ items: z.array(Person) }),
  }),
  get: endpoint({
    method: "GET",
    path: "/conversations/:id",
    access: may("read"),
    summary: "One conversation",
    params: IdParams,
    reply: Conversation,
  }),
  messages: endpoint({
    method: "GET",
    path: "/conversations/:id/messages",
    access: may("read"),
    summary: "The messages of a conversation, the newest first",
    params: IdParams,
    /** `around`: the first page begins a little after the message of this `seq`. */
    query: z.extend(PageQuery, {
      around: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(2_000_000_000))),
    }),
    reply: page(ThreadMessage),
  }),
  /** Whole words, the last one also as a beginning of three letters or more. */
  search: endpoint({
    method: "GET",
    path: "/conversation-messages",
    access: may("read"),
    summary: "Messages of all conversations with these words, the newest first",
    query: z.extend(PageQuery, { words: requiredText(messageSearchMax) }),
    reply: page(MessageHit),
  }),
  answer: endpoint({
    method: "POST",
    path: "/conversations/:id/messages",
    access: may("create"),
    summary: "Answer a customer as a member of the shop; the bot is silent from then on",
    params: IdParams,
    body: StaffReply,
    reply: z.object({ seq: z.int() }),
    errors: [
      ...(["customer_on_whatsapp", "window_closed", "number_disconnected", "answered_meanwhile"] as const),
      "quoted_unknown",
    ],
  }),
  take: endpoint({
    method: "POST",
    path: "/conversations/:id/take",
    access: may("create"),
    summary: "Answer a conversation oneself from now on, in place of the bot or a colleague",
    ...turned,
  }),
  handBack: endpoint({
    method: "POST",
    path: "/conversations/:id/hand-back",
    access: may("create"),
    summary: "Let the bot answer again",
    ...turned,
  }),
  assign: endpoint({
    method: "POST",
    path: "/conversations/:id/assign",
    access: may("update"),
    summary: "Assign a conversation to a member of the shop, or to nobody",
    params: IdParams,
    body: z.extend(Turn, { assignee: z.nullable(Id) }),
    reply: Conversation,
    status: 200,
    errors: ["turn_taken", "assignee_unknown"],
  }),
  close: endpoint({
    method: "POST",
    path: "/conversations/:id/close",
    access: may("update"),
    summary: "Close a conversation until the customer writes again",
    ...turned,
  }),
  reopen: endpoint({
    method: "POST",
    path: "/conversations/:id/reopen",
    access: may("update"),
    summary: "Open a closed conversation again",
    ...turned,
  }),
  /** Never moves backwards. */
  read: endpoint({
    method: "POST",
    path: "/conversations/:id/read",
    access: may("read"),
    summary: "Note that the caller has seen a conversation up to a message",
    params: IdParams,
    body: z.strictObject({ seq: Version }),
    reply: z.object({ seq: z.int() }),
    status: 200,
  }),
};
