import type { ChatRequest } from "@mauzo/contract/conversations/chat";
import { newChatId } from "../core/chat/chat-id.ts";
import { createChat } from "../core/chat/create-chat.ts";
import type { SendResult } from "../core/chat/send-message.ts";

export const settled = () => new Promise((resolve) => setTimeout(resolve));
export const reply = (message: string, token?: string): SendResult => ({ kind: "reply", body: { message }, token });

export type Device = Map<string, string>;
type Setting = { device?: Device; now?: () => number; watched?: boolean; room?: number };

/** A chat on a device, with messages answered by hand. */
export function startChat({
  device = new Map(),
  now = () => 1000,
  watched = true,
  room = Number.POSITIVE_INFINITY,
}: Setting = {}) {
  const sent: { request: ChatRequest; token: string | undefined; key: string; answer(answer: SendResult): void }[] = [];
  const told: [string, unknown][] = [];
  const seen = { watched };
  const used = () => [...device.values()].reduce((all, text) => all + text.length, 0);
  const chat = createChat({
    botId: "bot",
    send: (request, { token, key }) => new Promise((answer) => sent.push({ request, token, key, answer })),
    device: {
      read: (name) => device.get(name) ?? null,
      write(name, text) {
        if (used() - (device.get(name)?.length ?? 0) + text.length > room) return false;
        device.set(name, text);
        return true;
      },
      remove: (name) => device.delete(name),
    },
    key: "chat",
    newId: (previous) => newChatId(now(), previous),
    explain: ({ kind }) => `explained ${kind}`,
    alone: (work) => work(),
    watched: () => seen.watched,
    emit: (name, detail) => told.push([name, detail]),
    onChange: () => {},
  });
  const answer = async (index: number, given: SendResult) => {
    sent[index]?.answer(given);
    await settled();
  };
  return { chat, device, sent, told, seen, answer };
}
