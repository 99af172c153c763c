import type { SafeStorage } from "../../safe-storage.ts";
import type { PushedMessage } from "../pushed/pushed-message.ts";
import type { EmitEvent } from "../widget-events.ts";
import { type Entry, entriesFromReply, isWaiting, type Outgoing, type VisitorMessage } from "./entry.ts";
import { errorText } from "./error-text.ts";
import { messageMaxLength } from "./message-max-length.ts";
import { newMessageKey } from "./new-message-key.ts";
import { createOutbox } from "./outbox.ts";
import { freshChat, readSavedChat, type SavedChat, writeSavedChat } from "./saved/saved-chat.ts";
import { createPages, endOf, oldPage, pageEntries } from "./saved/saved-pages.ts";
import type { SendMessage, SendResult } from "./send-message.ts";

/** `start`: how many entries came before the first one loaded; `earlier`: how many of them are stored on the device. */
export type ChatState = Omit<SavedChat, "pages"> & {
  start: number;
  earlier: number;
  /** A reply is expected. */
  waiting: boolean;
  /**
   * Why unsent messages are delayed: there is no connection, or the shop asks for a pause. They are retried
   * automatically.
   */
  delay: string | undefined;
};

export type ChatPorts = {
  botId: string;
  send: SendMessage;
  device: SafeStorage;
  /** The storage key. */
  key: string;
  /** A new conversation id, different from the previous one. */
  newId(previous?: string): string;
  /** The text for an error that brought none of its own, or for a delayed message. */
  explain(answer: SendResult): string;
  /** Runs the work while no other tab of the same visitor sends. */
  alone(work: () => Promise<void>, ended: AbortSignal): Promise<void>;
  /** Whether the conversation is visible: new messages then count as read. */
  watched(): boolean;
  emit: EmitEvent;
  onChange(state: ChatState): void;
};

export type Chat = {
  state(): ChatState;
  /** Sends typed text; false where it is empty or longer than a message may be. */
  send(text: string): boolean;
  /**
   * Sends the id of an option and shows its title. Ignored while another pick is being sent, so that a double press
   * picks once.
   */
  pick(option: { id: string; title: string }): boolean;
  /** Sends the failed message of a problem again; it moves to the end of the log. */
  sendAgain(problem: Entry): boolean;
  /** Adds pushed messages, each only once. */
  receive(messages: readonly PushedMessage[]): void;
  /** Loads more earlier messages from the device. */
  loadEarlier(): void;
  markRead(): void;
  /** Ends the conversation and starts an empty one with a new chat id. */
  startOver(): void;
  /** Takes over what another tab of the same visitor has saved. */
  sync(): void;
  /** Retries unsent messages at once. */
  resend(): void;
  /** Gives up the replies that are still expected. */
  stop(): void;
};

/** How many entries are loaded at first, and each time earlier ones are loaded. */
export const entriesPerLoad = 200;

/** One visitor's conversation with one bot, stored on the device. */
export function createChat(ports: ChatPorts): Chat {
  const { botId, send, device, key, newId, explain, alone, watched, emit, onChange } = ports;
  const pages = createPages(device, key);
  // The text last read or written: if the storage differs, another tab has changed it.
  let text = device.read(key);
  let chat = readSavedChat(text) ?? freshChat(newId());
  let recalled: Entry[] = [];
  let recalledFrom = endOf(chat.pages);
  let entries: readonly Entry[] = [];

  const state = (): ChatState => {
    const { pages: savedPages, ...rest } = chat;
    const start = recalledFrom * pageEntries;
    const earlier = Math.max(0, recalledFrom - savedPages.first) * pageEntries;
    const blocked = outbox.blocker();
    return { ...rest, entries, start, earlier, waiting: outbox.sending(), delay: blocked && explain(blocked) };
  };
  const changed = () => onChange(state());
  const loadPages = (most: number) => {
    for (let room = most; room > 0 && recalledFrom > chat.pages.first; room -= pageEntries) {
      recalledFrom -= 1;
      recalled = [...pages.read(recalledFrom), ...recalled];
    }
  };
  const rebuildEntries = () => {
    entries = [...recalled, ...chat.entries];
  };
  const sync = () => {
    const stored = device.read(key);
    const other = stored === text ? undefined : readSavedChat(stored);
    if (!other) return;
    text = stored;
    if (other.id !== chat.id) {
      outbox.reset();
      recalled = [];
      recalledFrom = endOf(other.pages);
    } else for (let page = endOf(chat.pages); page < endOf(other.pages); page += 1) recalled.push(...pages.read(page));
    chat = other;
    rebuildEntries();
  };
  const archiveOldPages = () => {
    for (let page = oldPage(chat.entries); page; page = oldPage(chat.entries)) {
      recalled = [...recalled, ...page];
      chat = { ...chat, pages: pages.add(chat.pages, page), entries: chat.entries.slice(page.length) };
    }
  };
  const save = () => {
    archiveOldPages();
    rebuildEntries();
    text = writeSavedChat(chat);
    if (device.write(key, text)) return;
    // Long entries are dropped before old ones.
    text = writeSavedChat(chat, 0);
    while (!device.write(key, text) && chat.pages.sizes.length) {
      chat = { ...chat, pages: pages.dropFirst(chat.pages) };
      text = writeSavedChat(chat, 0);
    }
  };
  const update = (change: (saved: SavedChat) => Partial<SavedChat>) => {
    sync();
    chat = { ...chat, ...change(chat) };
    save();
    changed();
  };
  const unreadWith = (fresh: readonly Entry[]) =>
    chat.unread + (watched() ? 0 : fresh.filter((entry) => !("more" in entry)).length);
  const emitEntries = (fresh: readonly Entry[]) => {
    for (const entry of fresh) {
      if (entry.kind === "shown") emit("message", { from: "shop", action: entry.action });
      if (entry.kind === "problem") emit("error", entry.text);
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
      update((saved) => {
        // Another tab may have been first, or have started over.
        if (!saved.entries.some((entry) => isWaiting(entry) && entry.outgoing.key === sent)) return {};
        const { status, entries: added } = outcome(answer, sent);
        fresh = added;
        const said = saved.entries.map((entry) => (isKeyed(entry, sent) ? marked(entry, status) : entry));
        // A new token means a new conversation at the shop, with message numbers from the start.
        const isAnew = answer.token && answer.token !== saved.token;
        const entered = isAnew ? { token: answer.token, seen: 0 } : {};
        return { ...entered, unread: unreadWith(fresh), entries: [...said, ...fresh] };
      });
      emitEntries(fresh);
    },
    alone,
    onChange: changed,
  });
  const outcome = (answer: SendResult, sent: string): { status: VisitorMessage["status"]; entries: Entry[] } => {
    if (answer.kind === "reply") return { status: "sent", entries: entriesFromReply(answer.body) };
    const reason = answer.kind === "refused" ? errorText(answer.body) : undefined;
    // A request that the shop refuses with a reason would be refused again.
    const final = answer.kind === "refused" && answer.status < 500 && reason;
    const problem: Entry = { kind: "problem", text: reason ?? explain(answer), ...(!final && { failed: sent }) };
    return { status: final ? "refused" : "failed", entries: [problem] };
  };
  const post = (said: string, outgoing: Omit<Outgoing, "key">) => {
    const entry: VisitorMessage = {
      kind: "said",
      text: said,
      status: "waiting",
      outgoing: { ...outgoing, key: newMessageKey() },
    };
    update((saved) => ({ entries: [...saved.entries, entry] }));
    emit("message", { from: "visitor", text: said });
    outbox.resend();
    return true;
  };

  loadPages(entriesPerLoad - chat.entries.length);
  if (text === null) save();
  rebuildEntries();
  return {
    state,
    send: (message) =>
      message.trim() !== "" && message.length <= messageMaxLength && post(message, { message, type: "text" }),
    pick({ id, title }) {
      const picked = chat.entries.filter(isWaiting).filter(({ outgoing }) => outgoing.type === "interactive");
      const twice = outbox.blocker() ? picked.some(({ outgoing }) => outgoing.message === id) : picked.length > 0;
      return !twice && post(title, { message: id, type: "interactive" });
    },
    sendAgain(problem) {
      const sent = problem.kind === "problem" ? problem.failed : undefined;
      const said = chat.entries.find((entry) => isKeyed(entry, sent));
      if (said?.status !== "failed") return false;
      update((saved) => ({
        entries: [
          ...saved.entries.filter(
            (entry) => !isKeyed(entry, sent) && !(entry.kind === "problem" && entry.failed === sent),
          ),
          { ...said, status: "waiting" },
        ],
      }));
      outbox.resend();
      return true;
    },
    receive(messages) {
      if (!messages.some(({ seq }) => seq > chat.seen)) return;
      let fresh: Entry[] = [];
      update((saved) => {
        const unseen = messages.filter(({ seq }) => seq > saved.seen);
        fresh = unseen.flatMap(({ actions }) => entriesFromReply({ actions }));
        const seen = Math.max(saved.seen, ...unseen.map(({ seq }) => seq));
        return { seen, unread: unreadWith(fresh), entries: [...saved.entries, ...fresh] };
      });
      emitEntries(fresh);
    },
    loadEarlier() {
      loadPages(entriesPerLoad);
      rebuildEntries();
      changed();
    },
    markRead() {
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
    sync() {
      sync();
      outbox.resend();
      changed();
    },
    resend: outbox.resend,
    stop: outbox.reset,
  };
}

const isKeyed = (entry: Entry, key: string | undefined): entry is VisitorMessage =>
  entry.kind === "said" && entry.outgoing !== undefined && entry.outgoing.key === key;

/** Only a message that can be sent again keeps its request. */
const marked = (said: VisitorMessage, status: VisitorMessage["status"]): VisitorMessage =>
  status === "failed" ? { ...said, status } : { kind: "said", text: said.text, status };
