import { chat, PushedMessage, visitorTokenHeader } from "@mauzo/contract/conversations/chat";
import { pathOf } from "./endpoints.ts";
import type { OpenedShop } from "./shop-fixtures.ts";

export type Listener = { botId: string; chatId: string; token: string };
type Options = { after?: number; headers?: Record<string, string> };

/** A listener in a conversation that the shop's bot has started. */
export const listenerOf = (
  { botId }: Pick<OpenedShop, "botId">,
  visitor: { chatId: string; token: () => string },
): Listener => ({ botId, chatId: visitor.chatId, token: visitor.token() });

/** A visitor's open stream: what came, in the order in which it came, and how the stream ended. */
export async function listenAsVisitor(
  { url }: { url: string },
  { botId, chatId, token }: Listener,
  { after = 0, headers }: Options = {},
) {
  const controller = new AbortController();
  const path = pathOf(chat.listen, { params: { botId }, query: { chat_id: chatId, after } });
  const response = await fetch(url + path, {
    headers: { [visitorTokenHeader]: token, ...headers },
    signal: controller.signal,
  });
  const heard: PushedMessage[] = [];
  const ids: string[] = [];
  let text = "";
  const read = async () => {
    if (!response.ok) return;
    for await (const chunk of response.body ?? []) {
      text += Buffer.from(chunk).toString();
      const blocks = text.split("\n\n");
      text = blocks.pop() ?? "";
      for (const block of blocks) {
        const [, id = "", data] = /^id: (\d+)\ndata: (.+)$/.exec(block) ?? [];
        if (data === undefined) continue;
        ids.push(id);
        heard.push(PushedMessage.parse(JSON.parse(data)));
      }
    }
  };
  const ended = read().then(
    () => "whole",
    () => "broken",
  );
  return { status: response.status, headers: response.headers, heard, ids, ended, stop: () => controller.abort() };
}
