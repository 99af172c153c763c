import type { PushedMessage } from "./pushed-message.ts";

type Following = { id: string; token: string | undefined; seen: number };
type Options = { apiBase: string; botId: string; onMessages(messages: PushedMessage[]): void };

/**
 * Listens to the chat's conversation once it has a token: the server does not know the conversation before its first
 * message is answered. The listening code is loaded then.
 */
export function createPushListener(options: Options) {
  let current: Following | undefined;
  let listening: { stop(): void } | undefined;
  const isCurrent = ({ id, token }: Following) => current?.id === id && current.token === token;

  const stop = () => {
    listening?.stop();
    listening = undefined;
    current = undefined;
  };
  const start = (chat: Following, token: string) => {
    // The code did not load, or the conversation is gone: the next change in the chat tries again.
    const onEnd = () => isCurrent(chat) && stop();
    import("./push-client.ts").then(({ receivePushes }) => {
      if (isCurrent(chat) && !listening)
        listening = receivePushes({ ...options, chatId: chat.id, token, after: current?.seen ?? 0, onEnd });
    }, onEnd);
  };
  return {
    follow(chat: Following) {
      const isKnown = isCurrent(chat);
      if (!isKnown) stop();
      current = chat;
      if (!isKnown && chat.token) start(chat, chat.token);
    },
    stop,
  };
}
