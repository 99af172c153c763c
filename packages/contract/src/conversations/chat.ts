import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Moment, units } from "../shared.ts";

/** A value of a theme; one that is something else counts as not set, so that the rest of the theme stays. */
const kept = <T extends z.ZodMiniType>(value: T) => z.catch(z.optional(value), undefined);

/** Colours are CSS hex, rgb() or hsl(); lengths are numbers (px) or CSS px lengths. A value that does not parse falls back to the default. */
export const ThemeConfig = z.catch(
  z.object({
    primaryColor: kept(z.string()),
    secondaryColor: kept(z.string()),
    borderColor: kept(z.string()),
    fontSize: kept(z.union([z.string(), z.number()])),
    fontFamily: kept(z.enum(["InterRegular", "PoppinsRegular", "inherit"])),
    sentBoxBg: kept(z.string()),
    receivedBoxBg: kept(z.string()),
    sentBoxColor: kept(z.string()),
    receivedBoxColor: kept(z.string()),
    chatboxBg: kept(z.string()),
    receivedBoxLinkColor: kept(z.string()),
    sentBoxLinkColor: kept(z.string()),
    buttonSize: kept(z.enum(["sm", "md", "lg"])),
    mode: kept(z.enum(["light", "dark"])),
    title: kept(z.string()),
    placement: kept(z.enum(["left", "right"])),
    height: kept(z.union([z.string(), z.number()])),
    width: kept(z.union([z.string(), z.number()])),
    bubbleTitle: kept(z.string()),
    bubbleSubTitle: kept(z.string()),
  }),
  {},
);
export type ThemeConfig = z.infer<typeof ThemeConfig>;

export const chatMessageMax = 1024;

const ChatId = z.string().check(z.minLength(1), z.maxLength(64), z.regex(/^[\w.:-]+$/));

/** `interactive`: message is the id of the button or row that was picked. */
export const ChatRequest = z.strictObject({
  message: z.string().check(
    ...units(chatMessageMax),
    z.refine((text) => text.trim() !== "", "The message is empty"),
  ),
  chat_id: ChatId,
  bot_id: Id,
  message_type: z._default(z.enum(["text", "interactive"]), "text"),
});
export type ChatRequest = z.input<typeof ChatRequest>;

const Media = z.array(z.object({ link: z.string(), caption: z.optional(z.string()) }));

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

/** What the bot says: an object with exactly one of these keys. */
export const ChatAction = z.union([
  z.strictObject({ send_message: z.string() }),
  z.strictObject({ send_reply_button: ReplyButtons }),
  z.strictObject({ send_button: ListMessage }),
  z.strictObject({ send_images: Media }),
  z.strictObject({ send_stickers: Media }),
  z.strictObject({ send_videos: Media }),
  z.strictObject({ send_audios: Media }),
  z.strictObject({ send_documents: Media }),
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
 * The bot's answer. `actions` is what to show, in order; `message` is its plain text for a client that shows text only;
 * `response` repeats `actions` under the name the WhatsApp channel reads. Show one of the three.
 */
export const ChatResponse = z.object({
  message: z.union([z.string(), z.array(z.string())]),
  actions: z.array(ChatAction),
  /** The node the conversation now waits at. */
  next_state: z.string(),
  response: z.array(ChatAction),
});
export type ChatResponse = z.infer<typeof ChatResponse>;

/**
 * A message that nobody asked for: a person's answer, an order's receipt. `seq` counts those of one conversation, from 1 and
 * without gaps: whoever remembers the highest one they saw asks for what comes `after` it.
 */
export const PushedMessage = z.object({ seq: z.int(), actions: z.array(ChatAction) });
export type PushedMessage = z.infer<typeof PushedMessage>;

/** Which messages a visitor asks for; the token goes into its header, never into the address. */
const PushedQuery = z.strictObject({
  chat_id: ChatId,
  after: z._default(z.coerce.number().check(z.int(), z.gte(0), z.lte(2_147_483_647)), 0),
});

/** The header that carries the secret of a visitor's browser: set on the first reply, sent back with every later request. */
export const visitorTokenHeader = "X-Visitor-Token";

const BotParams = z.object({ botId: Id });

export const chat = {
  theme: endpoint({
    method: "GET",
    path: "/plugin/:botId/unauthenticated",
    access: "visitor",
    summary: "The look of a bot's chat box",
    params: BotParams,
    reply: z.object({ theme_config: ThemeConfig }),
  }),
  send: endpoint({
    method: "POST",
    path: "/plugin/conversation/:botId",
    access: "visitor",
    summary: "Say something to a bot as a visitor",
    params: BotParams,
    body: ChatRequest,
    reply: ChatResponse,
    status: 200,
  }),
  /**
   * A text/event-stream; the id of an event is its `seq`, so `Last-Event-ID` says as much as `after`. The stream ends when
   * the bot is closed or the server stops: ask again after the highest `seq` seen.
   */
  listen: endpoint({
    method: "GET",
    path: "/plugin/conversation/:botId/events",
    access: "visitor",
    summary: "Messages nobody asked for, as server-sent events, with the visitor's token",
    params: BotParams,
    query: PushedQuery,
    reply: PushedMessage,
    streams: true,
  }),
  /** The same for who cannot hold a stream open: a hundred at most, the oldest first. */
  listPushed: endpoint({
    method: "GET",
    path: "/plugin/conversation/:botId/messages",
    access: "visitor",
    summary: "Messages nobody asked for, with the visitor's token",
    params: BotParams,
    query: PushedQuery,
    reply: z.object({ items: z.array(PushedMessage) }),
  }),
  /** For a shop's own server: `chat_id` is the sender, such as a telephone number, and finds their conversation. */
  sendWithToken: endpoint({
    method: "POST",
    path: "/conversation/whatsapp",
    access: "bot",
    summary: "Say something to a bot with its bearer token, as the sender that chat_id names",
    body: ChatRequest,
    reply: ChatResponse,
    status: 200,
  }),
  createToken: endpoint({
    method: "POST",
    path: "/bots/:botId/token",
    access: { resource: "whatsapp_interactions", action: "read" },
    summary: "A bearer token for /conversation/whatsapp, good for 15 minutes",
    params: BotParams,
    reply: z.object({ token: z.string(), expires_at: Moment }),
  }),
};
