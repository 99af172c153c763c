/** @jsxImportSource preact */
import { render } from "preact";
import type { ChatState } from "./core/chat/create-chat.ts";
import { type Entry, entriesFromReply } from "./core/chat/entry.ts";
import { freshChat } from "./core/chat/saved/saved-chat.ts";
import { chatTexts } from "./core/texts/chat-texts.ts";
import type { Language } from "./core/texts/language.ts";
import { boxTheme } from "./core/theme/box-theme.ts";
import { fontStack } from "./core/theme/font-stack.ts";
import { fetchTheme } from "./theme-call.ts";
import { conversationCss } from "./view/conversation/conversation-css.ts";
import { MessageLog } from "./view/conversation/log/message-log.tsx";
import { boxCss } from "./view/frame/box-css.ts";
import { adoptStyles, element } from "./view/frame/element.ts";

/** What the visitor said, or all that the shop answered at once. */
export type Turn = { said: string } | { actions: readonly unknown[] };
export type Talk = {
  /** Shows a conversation as it stands; another `id` is another conversation. */
  show(id: string, turns: readonly Turn[]): void;
  stop(): void;
};
type Options = {
  /** Whose theme it wears. */
  botId: string;
  apiBase: string;
  lang: Language;
  /** Something to choose was pressed. */
  onPick(option: { id: string; title: string }): void;
};

const entriesOf = (turn: Turn): Entry[] =>
  "said" in turn ? [{ kind: "said", text: turn.said, status: "sent" }] : entriesFromReply(turn);

/**
 * Draws a conversation into `place` as the chat does, in the shop's theme: for looking at what a shop's chat would say.
 * Nothing is sent and nothing kept; whoever shows it says what comes of a press.
 */
export function showTalk(place: Element, { botId, apiBase, lang, onPick }: Options): Talk {
  const gone = new AbortController();
  const host = document.createElement("mauzo-chat");
  const shadow = host.attachShadow({ mode: "open" });
  const body = element("div", { class: "body" });
  const box = element("div", { class: "box", lang, "data-side": "inline" }, body);
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const wear = (theme: object) => {
    const { mode, properties } = boxTheme({ ...theme }, dark.matches ? "dark" : "light");
    box.dataset.mode = mode;
    for (const [name, value] of Object.entries(properties)) box.style.setProperty(name, value);
  };
  host.toggleAttribute("inline", true);
  host.style.setProperty("--mz-font", fontStack(undefined, ""));
  adoptStyles(shadow, boxCss);
  adoptStyles(shadow, conversationCss);
  shadow.append(box);
  wear({});
  place.append(host);
  void fetchTheme(apiBase, botId, gone.signal).then((theme) => theme && !gone.signal.aborted && wear(theme));

  return {
    show(id, turns) {
      const { pages: _, ...fresh } = freshChat(id);
      const entries = turns.flatMap(entriesOf);
      const chat: ChatState = { ...fresh, entries, start: 0, earlier: 0, waiting: false, away: undefined };
      const nothing = () => undefined;
      render(
        <MessageLog
          {...{ chat, lang, onPick }}
          openings={0}
          texts={chatTexts[lang]}
          base={document.baseURI}
          onSay={nothing}
          onSendAgain={nothing}
          onRecall={nothing}
          onWake={nothing}
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
