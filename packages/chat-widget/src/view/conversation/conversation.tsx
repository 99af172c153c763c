/** @jsxImportSource preact */
import { render } from "preact";
import type { Memory } from "../../browser-memory.ts";
import { createSendMessage } from "../../core/chat/chat-calls.ts";
import { newChatId } from "../../core/chat/chat-id.ts";
import { type ChatState, createChat } from "../../core/chat/create-chat.ts";
import { errorText } from "../../core/chat/error-text.ts";
import { newKey } from "../../core/chat/new-key.ts";
import { oneTab } from "../../core/chat/one-tab.ts";
import { hearPushed } from "../../core/pushed/hear-pushed.ts";
import { chatTexts } from "../../core/texts/chat-texts.ts";
import type { Language } from "../../core/texts/language.ts";
import type { Tell } from "../../core/widget-events.ts";
import type { PanelOptions } from "../../create-widget.ts";
import { createBadge } from "../frame/badge.ts";
import { adoptStyles } from "../frame/element.ts";
import { conversationCss } from "./conversation-css.ts";
import { MessageLog } from "./log/message-log.tsx";
import { adviseWriter } from "./writing/writing-advice.ts";

export type Conversation = {
  send(text: string): void;
  startOver(): void;
  /** The box was opened again: show the newest. */
  shown(): void;
  /** Lays a calendar over the conversation; a day that is picked goes into the message. */
  pickDate(opener: HTMLElement): void;
  stop(): void;
};

/** What of the box the conversation works with. */
type Frame = {
  body: HTMLElement;
  form: HTMLElement;
  field: HTMLTextAreaElement;
  fill(text: string): void;
  isOpen(): boolean;
  tell: Tell;
};

const untilThen = (seconds: number, lang: Language) => {
  const isLong = seconds > 99;
  return new Intl.RelativeTimeFormat(lang).format(
    isLong ? Math.ceil(seconds / 60) : seconds,
    isLong ? "minute" : "second",
  );
};

/** Everything that needs a conversation: sending, remembering, showing what was said. */
export function createConversation(
  options: PanelOptions & { apiBase: string; device: Memory; chatKey: string },
  { body, form, field, fill, isOpen, tell }: Frame,
): Conversation {
  const { shadow, launcher, botId, apiBase, lang, token, device, chatKey } = options;
  const texts = chatTexts[lang];
  const base = new URL(apiBase, document.baseURI).href;
  const gone = new AbortController();
  const chat = createChat({
    botId,
    send: createSendMessage((url, init) => fetch(url, init), apiBase, lang, token),
    device,
    key: chatKey,
    // Over a token of the bot it is all that tells one visitor from another.
    newId: (previous) => newChatId(Date.now(), previous) + (token ? newKey() : ""),
    explain(answer) {
      if (answer.kind !== "unreachable") return answer.kind === "too-slow" ? texts.tooSlow : texts.refused;
      if (!answer.seconds) return texts.away;
      return `${errorText(answer.body) ?? texts.slow} ${texts.again} ${untilThen(answer.seconds, lang)}.`;
    },
    alone: oneTab(chatKey),
    watched: isOpen,
    tell,
    onChange: (state) => take(state),
  });
  const pushed = hearPushed({ apiBase, botId, onMessages: chat.receive });
  // Conversations with a token of the bot are another channel's: nothing is pushed there.
  const follow = (state: ChatState) => !token && pushed.follow(state);
  const badge = createBadge(launcher, texts);
  let openings = 0;
  let dating: preact.ComponentChild;
  let { id, unread } = chat.state();
  const take = (state: ChatState) => {
    if (state.id !== id) fill("");
    if (state.unread !== unread) {
      badge(state.unread);
      tell("unread", state.unread);
    }
    ({ id, unread } = state);
    follow(state);
    draw();
  };
  const draw = () =>
    render(
      <>
        <MessageLog
          chat={chat.state()}
          openings={openings}
          texts={texts}
          lang={lang}
          base={base}
          onPick={chat.pick}
          onSay={chat.say}
          onSendAgain={chat.sendAgain}
          onRecall={chat.recall}
          onWake={chat.wake}
        />
        {dating}
      </>,
      body,
    );
  const send = (text: string) => {
    if (chat.say(text)) return;
    const isTooLong = text.trim() !== "";
    // It stays where it can be shortened.
    if (isTooLong) fill([text, field.value].filter(Boolean).join("\n"));
    tell("error", isTooLong ? texts.tooLong : texts.noText);
  };
  const date = (sheet?: preact.ComponentChild) => {
    dating = sheet;
    draw();
  };

  addEventListener(
    "storage",
    ({ key }) => {
      if (key !== chatKey) return;
      chat.catchUp();
      if (isOpen()) chat.read();
    },
    { signal: gone.signal },
  );
  addEventListener("online", chat.wake, { signal: gone.signal });
  adoptStyles(shadow, conversationCss);
  adviseWriter(field, form, texts, gone.signal);
  if (isOpen()) chat.read();
  badge(unread);
  draw();
  follow(chat.state());
  chat.wake();
  return {
    send,
    startOver: chat.startOver,
    shown() {
      openings += 1;
      chat.read();
      draw();
    },
    async pickDate(opener) {
      try {
        const { openDates } = await import("./writing/date-sheet.tsx");
        if (!gone.signal.aborted) openDates({ lang, field, opener, show: date });
      } catch {
        // The day can be typed.
        field.focus();
      }
    },
    stop() {
      gone.abort();
      pushed.stop();
      chat.stop();
      render(null, body);
    },
  };
}
