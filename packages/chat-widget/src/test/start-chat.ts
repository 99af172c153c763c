import type { ChatRequest } from "@mauzo/contract/conversations/chat";
import type { Answer } from "../core/chat/chat-calls.ts";
import { newChatId } from "../core/chat/chat-id.ts";
import { createChat } from "../core/chat/create-chat.ts";

export const settled = () => new Promise((resolve) => setTimeout(resolve));
export const reply = (message: string, token?: string): Answer => ({ kind: "reply", body: { message }, token });

export type Device = Map<string, string>;
type Setting = { device?: Device; now?: () => number; watched?: boolean; room?: number };

/** A chat on a device, whose messages are answered by hand. */
export function startChat({
  device = new Map(),
  now = () => 1000,
  watched = true,
  room = Number.POSITIVE_INFINITY,
}: Setting = {}) {
  const sent: { request: ChatRequest; token: string | undefined; key: string; answer(answer: Answer): void }[] = [];
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
    tell: (name, detail) => told.push([name, detail]),
    onChange: () => {},
  });
  const answer = async (index: number, given: Answer) => {
    sent[index]?.answer(given);
    await settled();
  };
  return { chat, device, sent, told, seen, answer };
}
