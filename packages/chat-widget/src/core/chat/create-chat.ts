import type { Answer, SendMessage } from "./chat-calls.ts";
import { newChatId } from "./chat-id.ts";
import { type Entry, entriesFromReply } from "./entry.ts";
import { errorText } from "./error-text.ts";
import { messageMax } from "./message-max.ts";
import { readSavedChat, type SavedChat, writeSavedChat } from "./saved-chat.ts";

export type ChatState = SavedChat & { waiting: boolean };

export type ChatPorts = {
  botId: string;
  send: SendMessage;
  memory: { read(): string | null; write(text: string): void };
  now(): number;
  /** The sentence for a failure that brought no text of its own. */
  explain(answer: Exclude<Answer, { kind: "reply" }>): string;
  onChange(state: ChatState): void;
};

export type Chat = {
  state(): ChatState;
  /** Sends what was typed; false where it is empty. */
  say(text: string): boolean;
  /** Sends the id of an option and shows its title. Ignored while a reply is awaited, so that a double press picks once. */
  pick(option: { id: string; title: string }): boolean;
  /** Ends the conversation: a new chat id, nothing said yet. */
  startOver(): void;
  /** Takes over what another tab of the same visitor has saved. */
  catchUp(): void;
  /** Gives up the replies still awaited. */
  stop(): void;
};

/** One visitor's conversation with one bot, kept on the device. */
export function createChat({ botId, send, memory, now, explain, onChange }: ChatPorts): Chat {
  const saved = readSavedChat(memory.read());
  let chat: SavedChat = saved ?? { id: newChatId(now()), token: undefined, entries: [] };
  let pending = 0;
  let ended = new AbortController();
  // The first reply brings the token that later messages need, so messages leave one by one.
  let line: Promise<void> = Promise.resolve();

  const state = (): ChatState => ({ ...chat, waiting: pending > 0 });
  const update = (changed: Partial<SavedChat>) => {
    chat = { ...chat, ...changed };
    memory.write(writeSavedChat(chat));
    onChange(state());
  };
  const deliver = async (message: string, type: "text" | "interactive", over: AbortSignal) => {
    if (over.aborted) return;
    const answer = await send({ message, chat_id: chat.id, bot_id: botId, message_type: type }, chat.token, over);
    if (over.aborted) return;
    pending -= 1;
    const token = answer.token ?? chat.token;
    update({ token, entries: [...chat.entries, ...entriesOf(answer)] });
  };
  const entriesOf = (answer: Answer): Entry[] => {
    if (answer.kind === "reply") return entriesFromReply(answer.body);
    return [
      { kind: "problem", text: (answer.kind === "refused" ? errorText(answer.body) : undefined) ?? explain(answer) },
    ];
  };
  const post = (shown: string, message: string, type: "text" | "interactive") => {
    const over = ended.signal;
    pending += 1;
    update({ entries: [...chat.entries, { kind: "said", text: shown }] });
    line = line.then(() => deliver(message, type, over));
  };
  const giveUp = () => {
    ended.abort();
    ended = new AbortController();
    pending = 0;
    line = Promise.resolve();
  };

  if (!saved) memory.write(writeSavedChat(chat));
  return {
    state,
    say(text) {
      const message = text.slice(0, messageMax);
      if (!message.trim()) return false;
      post(message, message, "text");
      return true;
    },
    pick(option) {
      if (pending > 0) return false;
      post(option.title, option.id, "interactive");
      return true;
    },
    startOver() {
      giveUp();
      update({ id: newChatId(now(), chat.id), entries: [] });
    },
    catchUp() {
      const other = readSavedChat(memory.read());
      if (!other || pending > 0) return;
      chat = other;
      onChange(state());
    },
    stop: giveUp,
  };
}
