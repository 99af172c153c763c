/** @jsxImportSource preact */
import { render } from "preact";
import type { ChatState } from "./core/chat/create-chat.ts";
import { type Entry, entriesFromReply } from "./core/chat/entry.ts";
import { freshChat } from "./core/chat/saved/saved-chat.ts";
import { chatTexts } from "./core/texts/chat-texts.ts";
import type { Language } from "./core/texts/language.ts";
import { chatWindowTheme } from "./core/theme/chat-window-theme.ts";
import { fontStack } from "./core/theme/font-stack.ts";
import { readTheme } from "./core/theme/read-theme.ts";
import { fetchLook } from "./fetch-look.ts";
import { conversationCss } from "./view/conversation/conversation-css.ts";
import { MessageLog } from "./view/conversation/log/message-log.tsx";
import { chatWindowCss } from "./view/frame/chat-window-css.ts";
import { adoptStyles, element } from "./view/frame/element.ts";

/** A message of the visitor, or all of the shop's reply. */
export type ConversationTurn = { said: string } | { actions: readonly unknown[] };
export type ShownConversation = {
  /** Shows the conversation in its current state; another `id` is another conversation. */
  show(id: string, turns: readonly ConversationTurn[]): void;
  stop(): void;
};
type Options = {
  /** The bot whose theme is used. */
  botId: string;
  apiBase: string;
  lang: Language;
  /** An option was pressed. */
  onPick(option: { id: string; title: string }): void;
};

const entriesOf = (turn: ConversationTurn): Entry[] =>
  "said" in turn ? [{ kind: "said", text: turn.said, status: "sent" }] : entriesFromReply(turn);

/**
 * Renders a conversation into `place` as the chat does, in the shop's theme: a preview of what a shop's chat would
 * show. Nothing is sent or stored; the caller decides what a press does.
 */
export function showConversation(place: Element, { botId, apiBase, lang, onPick }: Options): ShownConversation {
  const gone = new AbortController();
  const host = document.createElement("mauzo-chat");
  const shadow = host.attachShadow({ mode: "open" });
  const body = element("div", { class: "body" });
  const box = element("div", { class: "box", lang, "data-side": "inline" }, body);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const wear = (theme: object) => {
    const { mode, properties } = chatWindowTheme({ ...theme }, dark.matches ? "dark" : "light");
    box.dataset.mode = mode;
    for (const [name, value] of Object.entries(properties)) box.style.setProperty(name, value);
  };
  host.toggleAttribute("inline", true);
  host.style.setProperty("--mz-font", fontStack(undefined, ""));
  adoptStyles(shadow, chatWindowCss);
  adoptStyles(shadow, conversationCss);
  shadow.append(box);
  wear({});
  place.append(host);
  void fetchLook(apiBase, botId, gone.signal).then(
    (look) => look && !gone.signal.aborted && wear(readTheme(look.theme_config) ?? {}),
  );

  return {
    show(id, turns) {
      const { pages: _, ...fresh } = freshChat(id);
      const entries = turns.flatMap(entriesOf);
      const chat: ChatState = { ...fresh, entries, start: 0, earlier: 0, waiting: false, delay: undefined };
      const nothing = () => undefined;
      render(
        <MessageLog
          {...{ chat, lang, onPick }}
          openings={0}
          texts={chatTexts[lang]}
          base={document.baseURI}
          onSay={nothing}
          onSendAgain={nothing}
          onEarlier={nothing}
          onResend={nothing}
        />,
        body,
      );
    },
    stop() {
      gone.abort();
      render(null, body);
      host.remove();
    },
  };
}
