import { setTimeout as sleep } from "node:timers/promises";
import { receivePushes } from "@mauzo/chat-widget/core/pushed/push-client";
import type pg from "pg";

type Conversation = { id: string; bot_id: string; chat_id: string };
type Options = { url: string; db: pg.Pool; token: string; listeners?: number };
export type ChatListeners = {
  /** Stops the replies and returns how many messages were pushed and which of them the listeners missed. */
  stop: () => Promise<{ pushed: number; faults: string[] }>;
};

const retryMs = 150;
const patienceMs = 10_000;

/** Finds the conversations whose carts are ordered first. */
async function findConversations(db: pg.Pool, count: number): Promise<Conversation[]> {
  const { rows } = await db.query<Conversation>(
    `select id, bot_id, chat_id from conversations order by substr(chat_id, 2)::int desc limit $1`,
    [count],
  );
  return rows;
}

/** Stands in for what the widget needs from a page. @returns a function that removes it. */
function standInForPage(): () => void {
  const page = {
    document: Object.assign(new EventTarget(), { visibilityState: "visible" }),
    window: new EventTarget(),
  };
  Object.assign(globalThis, page);
  return () => {
    for (const name of Object.keys(page)) Reflect.deleteProperty(globalThis, name);
  };
}

/**
 * Starts visitors who receivePushes to their conversations with the widget's own code, and a staff member who replies to one
 * after the other.
 */
export async function startChatListeners({ url, db, token, listeners = 10 }: Options): Promise<ChatListeners> {
  const conversations = await findConversations(db, listeners);
  const leavePage = standInForPage();
  const heard = new Map<string, number[]>(conversations.map(({ id }) => [id, []]));
  const listening = conversations.map(({ id, bot_id: botId, chat_id: chatId }) =>
    receivePushes({
      apiBase: url,
      botId,
      chatId,
      // As `fillShop` creates it.
      token: chatId.slice(1),
      after: 0,
      onMessages: (messages) => heard.get(id)?.push(...messages.map(({ seq }) => seq)),
      onEnd: () => undefined,
    }),
  );
  let stopping = false;

  const answer = async (id: string) => {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": crypto.randomUUID(),
    };
    const post = () =>
      fetch(`${url}/conversations/${id}/messages`, { method: "POST", headers, body: '{"text":"Ndiyo"}' });
    while (!(await post().catch(() => undefined))?.ok && !stopping) await sleep(retryMs);
  };
  const answering = (async () => {
    while (!stopping)
      for (const { id } of conversations) {
        if (stopping) return;
        await answer(id);
        await sleep(20);
      }
  })();

  return {
    async stop() {
      stopping = true;
      await answering;
      const { rows } = await db.query<{ conversation_id: string; pushed: number }>(
        "select conversation_id, pushed from threads where conversation_id = any($1)",
        [conversations.map(({ id }) => id)],
      );
      const missing = () => rows.filter(({ conversation_id: id, pushed }) => (heard.get(id)?.length ?? 0) < pushed);
      const beganMs = performance.now();
      while (missing().length > 0 && performance.now() - beganMs < patienceMs) await sleep(50);
      for (const { stop } of listening) stop();
      leavePage();
      const wrong = rows.filter(({ conversation_id: id, pushed }) => {
        const numbers = heard.get(id) ?? [];
        return numbers.length !== pushed || numbers.some((seq, index) => seq !== index + 1);
      });
      return {
        pushed: rows.reduce((sum, { pushed }) => sum + pushed, 0),
        faults: wrong.map(({ conversation_id: id, pushed }) => `of ${pushed} messages somebody heard ${heard.get(id)}`),
      };
    },
  };
}
