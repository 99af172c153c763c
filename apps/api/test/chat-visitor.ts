import { randomUUID } from "node:crypto";
import { currentOptions } from "@mauzo/chatflow/wire/current-options";
import { type ChatAction, chat, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { request } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** The text of an action, with the titles of its choices, and of sections if there are several. */
function written(action: ChatAction): string {
  if ("send_message" in action) return action.send_message;
  if ("send_reply_button" in action) {
    const { body, action: inner } = action.send_reply_button;
    return [body.text, ...inner.buttons.map(({ reply }) => `[${reply.title}]`)].join("\n");
  }
  if ("send_button" in action) {
    const { body, action: inner } = action.send_button;
    const lines = inner.sections.flatMap(({ title, rows }) => [
      ...(inner.sections.length > 1 ? [`## ${title}`] : []),
      ...rows.map((row) => `{${row.title}}`),
    ]);
    return [body, ...lines].join("\n");
  }
  return JSON.stringify(action);
}

/** Chats with the shop's bot over HTTP, keeping the chat id and the token as the widget does. */
export function startChatVisitor(stack: Stack, { botId }: Pick<OpenedShop, "botId">, chatId: string = randomUUID()) {
  let token: string | undefined;
  let offers: { id: string; title: string }[] = [];
  const send = async (message: string, type: "text" | "interactive" = "text") => {
    const body = { message, chat_id: chatId, bot_id: botId, message_type: type };
    const headers = token ? { [visitorTokenHeader]: token } : undefined;
    const answer = await request(stack, chat.send, { params: { botId }, body }, { headers });
    token = answer.headers.get(visitorTokenHeader) ?? token;
    if (answer.status !== 200) throw new Error(`the bot answered ${answer.status} ${JSON.stringify(answer.body)}`);
    const reply = chat.send.reply.parse(answer.body);
    offers = currentOptions(reply.actions);
    return { ...reply, text: reply.actions.map(written).join("\n"), headers: answer.headers };
  };
  return {
    chatId,
    token: () => token ?? "",
    say: (text: string) => send(text),
    pick: (title: string) => {
      const offer = offers.find((each) => each.title === title);
      if (!offer) throw new Error(`${title} is not among ${offers.map((each) => each.title).join(", ")}`);
      return send(offer.id, "interactive");
    },
  };
}

/** The token of the cart link in the bot's answer. */
export function linkTokenIn(text: string): string {
  const token = /\/cart\?token=([\w-]{43})/.exec(text)?.[1];
  if (!token) throw new Error(`no cart link in ${text}`);
  return token;
}
