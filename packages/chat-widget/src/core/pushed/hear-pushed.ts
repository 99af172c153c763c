import type { Pushed } from "./pushed.ts";

type Following = { id: string; token: string | undefined; seen: number };
type Options = { apiBase: string; botId: string; onMessages(messages: Pushed[]): void };

/**
 * Listens to the conversation a chat is in, once it has a token: nobody knows it before its first message is answered. The
 * code for it is loaded then.
 */
export function hearPushed({ apiBase, botId, onMessages }: Options) {
  let current: Following | undefined;
  let listening: { stop(): void } | undefined;
  const isCurrent = ({ id, token }: Following) => current?.id === id && current.token === token;

  const start = async (chat: Following, token: string) => {
    // Nothing to listen with, or to: whatever happens next in the chat tries again.
    const onEnd = () => {
      if (!isCurrent(chat)) return;
      current = undefined;
      listening = undefined;
    };
    try {
      const { listen } = await import("./listen.ts");
      if (isCurrent(chat) && !listening)
        listening = listen({ apiBase, botId, chatId: chat.id, token, after: current?.seen ?? 0, onMessages, onEnd });
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
