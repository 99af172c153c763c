import type { Memory } from "../../browser-memory.ts";
import type { Pushed } from "../pushed/pushed.ts";
import type { Tell } from "../widget-events.ts";
import type { Answer, SendMessage } from "./chat-calls.ts";
import { type Entry, entriesFromReply, isWaiting, type Outgoing, type Said } from "./entry.ts";
import { errorText } from "./error-text.ts";
import { messageMax } from "./message-max.ts";
import { newKey } from "./new-key.ts";
import { createOutbox } from "./outbox.ts";
import { freshChat, readSavedChat, type SavedChat, writeSavedChat } from "./saved/saved-chat.ts";
import { createPages, endOf, oldPage, pageEntries } from "./saved/saved-pages.ts";

/** `start`: how many entries came before the first one here; `earlier`: how many of them lie on the device. */
export type ChatState = Omit<SavedChat, "pages"> & {
  start: number;
  earlier: number;
  /** A reply is on its way. */
  waiting: boolean;
  /** Why what waits has not gone out: there is no connection, or the shop asks for a pause. It goes out by itself. */
  away: string | undefined;
};

export type ChatPorts = {
  botId: string;
  send: SendMessage;
  device: Memory;
  /** Where the device keeps it. */
  key: string;
  /** A label for a conversation, another than the one before. */
  newId(previous?: string): string;
  /** The sentence for a failure that brought no text of its own, or for what has to wait. */
  explain(answer: Answer): string;
  /** Does it where no other tab of the same visitor sends. */
  alone(work: () => Promise<void>, ended: AbortSignal): Promise<void>;
  /** Whether somebody looks at the conversation: what comes then is read. */
  watched(): boolean;
  tell: Tell;
  onChange(state: ChatState): void;
};

export type Chat = {
  state(): ChatState;
  /** Sends what was typed; false where it is empty, or longer than a message may be. */
  say(text: string): boolean;
  /** Sends the id of an option and shows its title. Ignored while one is on its way, so that a double press picks once. */
  pick(option: { id: string; title: string }): boolean;
  /** Sends what a problem says did not get through; it moves to the end of the log. */
  sendAgain(problem: Entry): boolean;
  /** Takes messages nobody asked for; each only once. */
  receive(messages: readonly Pushed[]): void;
  /** Brings more of what was said earlier from the device. */
  recall(): void;
  /** Somebody looks at it now. */
  read(): void;
  /** Ends the conversation: a new chat id, nothing said yet. */
  startOver(): void;
  /** Takes over what another tab of the same visitor has saved. */
  catchUp(): void;
  /** Tries at once to send what waits. */
  wake(): void;
  /** Gives up the replies still awaited. */
  stop(): void;
};

/** How many entries are at hand from the start, and how many more come each time. */
export const shownAtOnce = 200;

/** One visitor's conversation with one bot, kept on the device. */
export function createChat(ports: ChatPorts): Chat {
  const { botId, send, device, key, newId, explain, alone, watched, tell, onChange } = ports;
  const pages = createPages(device, key);
  // As it was last read or written: where it is another, another tab has been at it.
  let text = device.read(key);
  let chat = readSavedChat(text) ?? freshChat(newId());
  let recalled: Entry[] = [];
  let recalledFrom = endOf(chat.pages);
  let entries: readonly Entry[] = [];

  const state = (): ChatState => {
    const { pages: kept, ...rest } = chat;
    const start = recalledFrom * pageEntries;
    const earlier = Math.max(0, recalledFrom - kept.first) * pageEntries;
    const held = outbox.held();
    return { ...rest, entries, start, earlier, waiting: outbox.sending(), away: held && explain(held) };
  };
  const changed = () => onChange(state());
  const bringBack = (most: number) => {
    for (let room = most; room > 0 && recalledFrom > chat.pages.first; room -= pageEntries) {
      recalledFrom -= 1;
      recalled = [...pages.read(recalledFrom), ...recalled];
    }
  };
  const settleIn = () => {
    entries = [...recalled, ...chat.entries];
  };
  const sync = () => {
    const kept = device.read(key);
    const other = kept === text ? undefined : readSavedChat(kept);
    if (!other) return;
    text = kept;
    if (other.id !== chat.id) {
      outbox.reset();
      recalled = [];
      recalledFrom = endOf(other.pages);
    } else for (let page = endOf(chat.pages); page < endOf(other.pages); page += 1) recalled.push(...pages.read(page));
    chat = other;
    settleIn();
  };
  const putAway = () => {
    for (let page = oldPage(chat.entries); page; page = oldPage(chat.entries)) {
      recalled = [...recalled, ...page];
      chat = { ...chat, pages: pages.add(chat.pages, page), entries: chat.entries.slice(page.length) };
    }
  };
  const save = () => {
    putAway();
    settleIn();
    text = writeSavedChat(chat);
    if (device.write(key, text)) return;
    // What is long goes before what is old.
    text = writeSavedChat(chat, 0);
    while (!device.write(key, text) && chat.pages.sizes.length) {
      chat = { ...chat, pages: pages.dropFirst(chat.pages) };
      text = writeSavedChat(chat, 0);
    }
  };
  const update = (change: (kept: SavedChat) => Partial<SavedChat>) => {
    sync();
    chat = { ...chat, ...change(chat) };
    save();
    changed();
  };
  const unreadWith = (fresh: readonly Entry[]) =>
    chat.unread + (watched() ? 0 : fresh.filter((entry) => !("more" in entry)).length);
  const announce = (fresh: readonly Entry[]) => {
    for (const entry of fresh) {
      if (entry.kind === "shown") tell("message", { from: "shop", action: entry.action });
      if (entry.kind === "problem") tell("error", entry.text);
    }
  };

  const outbox = createOutbox({
    next() {
      sync();
      return chat.entries.find(isWaiting)?.outgoing;
    },
    send: ({ message, type, key: sent }: Outgoing, ended) =>
      send({ message, chat_id: chat.id, bot_id: botId, message_type: type }, { token: chat.token, key: sent, ended }),
    settle({ key: sent }, answer) {
      let fresh: Entry[] = [];
      update((kept) => {
        // Another tab may have been first, or have started over.
        if (!kept.entries.some((entry) => isWaiting(entry) && entry.outgoing.key === sent)) return {};
        const { status, entries: added } = outcome(answer, sent);
        fresh = added;
        const said = kept.entries.map((entry) => (isKeyed(entry, sent) ? marked(entry, status) : entry));
        // Another secret is another conversation at the shop, which counts its messages anew.
        const isAnew = answer.token && answer.token !== kept.token;
        const entered = isAnew ? { token: answer.token, seen: 0 } : {};
        return { ...entered, unread: unreadWith(fresh), entries: [...said, ...fresh] };
      });
      announce(fresh);
    },
    alone,
    onChange: changed,
  });
  const outcome = (answer: Answer, sent: string): { status: Said["status"]; entries: Entry[] } => {
    if (answer.kind === "reply") return { status: "sent", entries: entriesFromReply(answer.body) };
    const reason = answer.kind === "refused" ? errorText(answer.body) : undefined;
    // What the shop turns down for a reason it would turn down again.
    const final = answer.kind === "refused" && answer.status < 500 && reason;
    const problem: Entry = { kind: "problem", text: reason ?? explain(answer), ...(!final && { failed: sent }) };
    return { status: final ? "refused" : "failed", entries: [problem] };
  };
  const post = (said: string, outgoing: Omit<Outgoing, "key">) => {
    const entry: Said = { kind: "said", text: said, status: "waiting", outgoing: { ...outgoing, key: newKey() } };
    update((kept) => ({ entries: [...kept.entries, entry] }));
    tell("message", { from: "visitor", text: said });
    outbox.wake();
    return true;
  };

  bringBack(shownAtOnce - chat.entries.length);
  if (text === null) save();
  settleIn();
  return {
    state,
    say: (message) => message.trim() !== "" && message.length <= messageMax && post(message, { message, type: "text" }),
    pick({ id, title }) {
      const picked = chat.entries.filter(isWaiting).filter(({ outgoing }) => outgoing.type === "interactive");
      const twice = outbox.held() ? picked.some(({ outgoing }) => outgoing.message === id) : picked.length > 0;
      return !twice && post(title, { message: id, type: "interactive" });
    },
    sendAgain(problem) {
      const sent = problem.kind === "problem" ? problem.failed : undefined;
      const said = chat.entries.find((entry) => isKeyed(entry, sent));
      if (said?.status !== "failed") return false;
      update((kept) => ({
        entries: [
          ...kept.entries.filter(
            (entry) => !isKeyed(entry, sent) && !(entry.kind === "problem" && entry.failed === sent),
          ),
          { ...said, status: "waiting" },
        ],
      }));
      outbox.wake();
      return true;
    },
    receive(messages) {
      if (!messages.some(({ seq }) => seq > chat.seen)) return;
      let fresh: Entry[] = [];
      update((kept) => {
        const unseen = messages.filter(({ seq }) => seq > kept.seen);
        fresh = unseen.flatMap(({ actions }) => entriesFromReply({ actions }));
        const seen = Math.max(kept.seen, ...unseen.map(({ seq }) => seq));
        return { seen, unread: unreadWith(fresh), entries: [...kept.entries, ...fresh] };
      });
      announce(fresh);
    },
    recall() {
      bringBack(shownAtOnce);
      settleIn();
      changed();
    },
    read() {
      if (chat.unread) update(() => ({ unread: 0 }));
    },
    startOver() {
      sync();
      outbox.reset();
      pages.clear(chat.pages);
      recalled = [];
      recalledFrom = 0;
      update(({ id }) => freshChat(newId(id)));
    },
    catchUp() {
      sync();
      outbox.wake();
      changed();
    },
    wake: outbox.wake,
    stop: outbox.reset,
  };
}

const isKeyed = (entry: Entry, key: string | undefined): entry is Said =>
  entry.kind === "said" && entry.outgoing !== undefined && entry.outgoing.key === key;

/** What can be sent again keeps what is to be sent. */
const marked = (said: Said, status: Said["status"]): Said =>
  status === "failed" ? { ...said, status } : { kind: "said", text: said.text, status };
