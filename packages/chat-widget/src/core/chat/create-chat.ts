import type { Answer, SendMessage } from "./chat-calls.ts";
import { newChatId } from "./chat-id.ts";
import { type Entry, entriesFromReply, type Outgoing } from "./entry.ts";
import { errorText } from "./error-text.ts";
import { messageMax } from "./message-max.ts";
import { newKey } from "./new-key.ts";
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
  /** Sends what a problem says did not get through; it moves to the end of the log. Ignored while a reply is awaited. */
  sendAgain(problem: Entry): boolean;
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
  const deliver = async (outgoing: Outgoing, over: AbortSignal) => {
    if (over.aborted) return;
    const { message, type, key } = outgoing;
    const request = { message, chat_id: chat.id, bot_id: botId, message_type: type };
    const answer = await send(request, { token: chat.token, key, ended: over });
    if (over.aborted) return;
    pending -= 1;
    const token = answer.token ?? chat.token;
    update({ token, entries: [...chat.entries, ...entriesOf(answer, outgoing)] });
  };
  const entriesOf = (answer: Answer, failed: Outgoing): Entry[] => {
    if (answer.kind === "reply") return entriesFromReply(answer.body);
    const reason = answer.kind === "refused" ? errorText(answer.body) : undefined;
    // What the shop turns down for a reason it would turn down again; 429 asks for a pause.
    const final = answer.kind === "refused" && answer.status < 500 && answer.status !== 429 && reason;
    return [{ kind: "problem", text: reason ?? explain(answer), ...(!final && { failed }) }];
  };
  const post = (outgoing: Outgoing, before = chat.entries) => {
    const over = ended.signal;
    pending += 1;
    update({ entries: [...before, { kind: "said", text: outgoing.shown }] });
    line = line.then(() => deliver(outgoing, over));
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
      post({ shown: message, message, type: "text", key: newKey() });
      return true;
    },
    pick(option) {
      if (pending > 0) return false;
      post({ shown: option.title, message: option.id, type: "interactive", key: newKey() });
      return true;
    },
    sendAgain(problem) {
      const at = chat.entries.indexOf(problem);
      if (pending > 0 || at < 0 || problem.kind !== "problem" || !problem.failed) return false;
      const { failed } = problem;
      const said = chat.entries.findLastIndex(
        (entry, index) => index < at && entry.kind === "said" && entry.text === failed.shown,
      );
      post(
        failed,
        chat.entries.filter((_, index) => index !== at && index !== said),
      );
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
