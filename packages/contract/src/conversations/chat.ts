import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Id, Moment, maxUtf16Length } from "../shared.ts";

/** A value of a theme; an invalid one counts as not set, so that the rest of the theme is used. */
const themeValue = <T extends z.ZodMiniType>(value: T) => z.catch(z.optional(value), undefined);

/** Colours are CSS hex, rgb() or hsl(); lengths are numbers (px) or CSS px lengths. A value that does not parse falls back to the default. */
export const ThemeConfig = z.catch(
  z.object({
    primaryColor: themeValue(z.string()),
    secondaryColor: themeValue(z.string()),
    borderColor: themeValue(z.string()),
    fontSize: themeValue(z.union([z.string(), z.number()])),
    fontFamily: themeValue(z.enum(["InterRegular", "PoppinsRegular", "inherit"])),
    sentBoxBg: themeValue(z.string()),
    receivedBoxBg: themeValue(z.string()),
    sentBoxColor: themeValue(z.string()),
    receivedBoxColor: themeValue(z.string()),
    chatboxBg: themeValue(z.string()),
    receivedBoxLinkColor: themeValue(z.string()),
    sentBoxLinkColor: themeValue(z.string()),
    buttonSize: themeValue(z.enum(["sm", "md", "lg"])),
    mode: themeValue(z.enum(["light", "dark"])),
    title: themeValue(z.string()),
    placement: themeValue(z.enum(["left", "right"])),
    height: themeValue(z.union([z.string(), z.number()])),
    width: themeValue(z.union([z.string(), z.number()])),
    bubbleTitle: themeValue(z.string()),
    bubbleSubTitle: themeValue(z.string()),
  }),
  {},
);
export type ThemeConfig = z.infer<typeof ThemeConfig>;

export const chatMessageMax = 1024;

const ChatId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:-]+$/));

/** `interactive`: `message` is the id of the button or row that was picked. */
export const ChatRequest = z.strictObject({
  message: z.string().check(
    ...maxUtf16Length(chatMessageMax),
    z.refine((text) => text.trim() !== "", "message_empty" satisfies PlainCode),
  ),
  chat_id: ChatId,
  bot_id: Id,
  message_type: z._default(z.enum(["text", "interactive"]), "text"),
});
export type ChatRequest = z.input<typeof ChatRequest>;

const Medium = z.object({ link: z.string(), caption: z.optional(z.string()) });
const Media = z.array(Medium);
/** `filename`: what WhatsApp shows a document as. */
const Documents = z.array(z.extend(Medium, { filename: z.optional(z.string()) }));

export const ReplyButtons = z.object({
  type: z.literal("button"),
  body: z.object({ text: z.string() }),
  action: z.object({
    buttons: z.array(z.object({ type: z.literal("reply"), reply: z.object({ id: z.string(), title: z.string() }) })),
  }),
});
export type ReplyButtons = z.infer<typeof ReplyButtons>;

export const ListMessage = z.object({
  header: z.string(),
  body: z.string(),
  footer: z.string(),
  action: z.object({
    /** The label of the button that opens the list. */
    button: z.string(),
    sections: z.array(
      z.object({
        title: z.string(),
        rows: z.array(z.object({ id: z.string(), title: z.string(), description: z.string() })),
      }),
    ),
  }),
});
export type ListMessage = z.infer<typeof ListMessage>;

/** One thing the bot shows or says: an object with exactly one of these keys. */
export const ChatAction = z.union([
  z.strictObject({ send_message: z.string() }),
  z.strictObject({ send_reply_button: ReplyButtons }),
  z.strictObject({ send_button: ListMessage }),
  z.strictObject({ send_images: Media }),
  z.strictObject({ send_stickers: Media }),
  z.strictObject({ send_videos: Media }),
  z.strictObject({ send_audios: Media }),
  z.strictObject({ send_documents: Documents }),
  z.strictObject({
    send_locations: z.object({
      latitude: z.optional(z.number()),
      longitude: z.optional(z.number()),
      name: z.optional(z.string()),
      address: z.optional(z.string()),
    }),
  }),
]);
export type ChatAction = z.infer<typeof ChatAction>;

/**
 * The bot's reply. `actions` is what to show, in order; `message` is the same as plain text for a client that shows
 * only text; `response` repeats `actions` under the name the WhatsApp channel reads. Show one of the three.
 */
export const ChatResponse = z.object({
  message: z.union([z.string(), z.array(z.string())]),
  actions: z.array(ChatAction),
  /** The node the conversation is waiting at now. */
  next_state: z.string(),
  response: z.array(ChatAction),
});
export type ChatResponse = z.infer<typeof ChatResponse>;

/**
 * A message that no request asked for: a reply from the shop's staff, the receipt of an order. `seq` numbers the
 * messages of one conversation, from 1 and without gaps: a client keeps the highest one it has seen and asks for what
 * comes `after` it.
 */
export const PushedMessage = z.object({ seq: z.int(), actions: z.array(ChatAction) });
export type PushedMessage = z.infer<typeof PushedMessage>;

/** Which messages a visitor asks for; the token goes into the header, never into the address. */
const PushedQuery = z.strictObject({
  chat_id: ChatId,
  after: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647)), 0),
});

/** The header with the secret of a visitor's browser: set on the first reply, sent back with every later request. */
export const visitorTokenHeader = "X-Visitor-Token";

const BotParams = z.object({ botId: Id });

export const chat = {
  theme: endpoint({
    method: "GET",
    path: "/plugin/:botId/unauthenticated",
    access: "visitor",
    summary: "The appearance of a bot's chat box",
    params: BotParams,
    reply: z.object({
      theme_config: ThemeConfig,
      /** Whether the shop has popups now, so that a page asks for them only then. */
      popups: z.boolean(),
    }),
  }),
  send: endpoint({
    method: "POST",
    path: "/plugin/conversation/:botId",
    access: "visitor",
    summary: "Send a message to a bot as a visitor",
    params: BotParams,
    body: ChatRequest,
    reply: ChatResponse,
    status: 200,
    errors: ["bot_mismatch", "messages_too_fast", "network_starts_many_chats"],
  }),
  /**
   * A text/event-stream; the id of an event is its `seq`, so `Last-Event-ID` works like `after`. The stream ends when
   * the bot is closed or the server stops: connect again after the highest `seq` seen.
   */
  listen: endpoint({
    method: "GET",
    path: "/plugin/conversation/:botId/events",
    access: "visitor",
    summary: "Pushed messages as server-sent events, with the visitor's token",
    params: BotParams,
    query: PushedQuery,
    reply: PushedMessage,
    streams: true,
    errors: ["too_many_tries", "too_many_streams", "chats_full"],
  }),
  /** The same for clients that cannot keep a stream open: at most a hundred messages, the oldest first. */
  listPushed: endpoint({
    method: "GET",
    path: "/plugin/conversation/:botId/messages",
    access: "visitor",
    summary: "Pushed messages, with the visitor's token",
    params: BotParams,
    query: PushedQuery,
    reply: z.object({ items: z.array(PushedMessage) }),
    errors: ["too_many_tries"],
  }),
  /**
   * For a shop's own server: `chat_id` is the sender, such as a telephone number, and identifies their conversation.
   */
  sendWithToken: endpoint({
    method: "POST",
    path: "/conversation/whatsapp",
    access: "bot",
    summary: "Send a message to a bot with its bearer token, as the sender in chat_id",
    body: ChatRequest,
    reply: ChatResponse,
    status: 200,
    errors: ["bot_mismatch", "messages_too_fast"],
  }),
  createToken: endpoint({
    method: "POST",
    path: "/bots/:botId/token",
    access: { resource: "whatsapp_interactions", action: "read" },
    summary: "A bearer token for /conversation/whatsapp, valid for 15 minutes",
    params: BotParams,
    reply: z.object({ token: z.string(), expires_at: Moment }),
  }),
};
