import type { PushedMessage } from "./pushed-message.ts";

type Following = { id: string; token: string | undefined; seen: number };
type Options = { apiBase: string; botId: string; onMessages(messages: PushedMessage[]): void };

/**
 * Listens to the chat's conversation once it has a token: the server does not know the conversation before its first
 * message is answered. The listening code is loaded then.
 */
export function createPushListener({ apiBase, botId, onMessages }: Options) {
  let current: Following | undefined;
  let listening: { stop(): void } | undefined;
  const isCurrent = ({ id, token }: Following) => current?.id === id && current.token === token;

  const start = async (chat: Following, token: string) => {
    // The code did not load, or the conversation is gone: the next change in the chat tries again.
    const onEnd = () => {
      if (!isCurrent(chat)) return;
      current = undefined;
      listening = undefined;
    };
    try {
      const { receivePushes } = await import("./push-client.ts");
      if (isCurrent(chat) && !listening)
        listening = receivePushes({
          apiBase,
          botId,
          chatId: chat.id,
          token,
          after: current?.seen ?? 0,
          onMessages,
          onEnd,
        });
    } catch {
      onEnd();
    }
  };
  return {
    follow(chat: Following) {
      const isKnown = isCurrent(chat);
      current = chat;
      if (isKnown) return;
      listening?.stop();
      listening = undefined;
      if (chat.token) void start(chat, chat.token);
    },
    stop() {
      listening?.stop();
      listening = undefined;
      current = undefined;
    },
  };
}
