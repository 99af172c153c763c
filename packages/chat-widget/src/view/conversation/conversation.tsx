/** @jsxImportSource preact */
import { render } from "preact";
import { newChatId } from "../../core/chat/chat-id.ts";
import { type ChatState, createChat } from "../../core/chat/create-chat.ts";
import { errorText } from "../../core/chat/error-text.ts";
import { newMessageKey } from "../../core/chat/new-message-key.ts";
import { createSendMessage } from "../../core/chat/send-message.ts";
import { tabLock } from "../../core/chat/tab-lock.ts";
import { createPushListener } from "../../core/pushed/push-listener.ts";
import { chatTexts } from "../../core/texts/chat-texts.ts";
import type { Language } from "../../core/texts/language.ts";
import type { EmitEvent } from "../../core/widget-events.ts";
import type { PanelOptions } from "../../create-widget.ts";
import type { SafeStorage } from "../../safe-storage.ts";
import { adoptStyles } from "../frame/element.ts";
import { createUnreadBadge } from "../frame/unread-badge.ts";
import { conversationCss } from "./conversation-css.ts";
import { MessageLog } from "./log/message-log.tsx";

export type Conversation = {
  send(text: string): void;
  startOver(): void;
  /** The box was opened again: scrolls to the newest message. */
  shown(): void;
  /** Shows a calendar over the conversation; a picked day is inserted into the message. */
  pickDate(opener: HTMLElement): void;
  stop(): void;
};

/** The parts of the box that the conversation works with. */
type Frame = {
  body: HTMLElement;
  form: HTMLElement;
  field: HTMLTextAreaElement;
  fill(text: string): void;
  isOpen(): boolean;
  emit: EmitEvent;
};

const untilThen = (seconds: number, lang: Language) => {
  const isLong = seconds > 99;
  return new Intl.RelativeTimeFormat(lang).format(
    isLong ? Math.ceil(seconds / 60) : seconds,
    isLong ? "minute" : "second",
  );
};

/** Everything that needs a conversation: sending, storing and showing messages. */
export function createConversation(
  options: PanelOptions & { apiBase: string; device: SafeStorage; chatKey: string },
  { body, form, field, fill, isOpen, emit }: Frame,
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
    // With a bot token the id is all that distinguishes visitors.
    newId: (previous) => newChatId(Date.now(), previous) + (token ? newMessageKey() : ""),
    explain(answer) {
      if (answer.kind !== "unreachable") return answer.kind === "too-slow" ? texts.tooSlow : texts.refused;
      if (!answer.seconds) return texts.away;
      return `${errorText(answer.body) ?? texts.slow} ${texts.again} ${untilThen(answer.seconds, lang)}.`;
    },
    alone: tabLock(chatKey),
    watched: isOpen,
    emit,
    onChange: (state) => take(state),
  });
  const pushed = createPushListener({ apiBase, botId, onMessages: chat.receive });
  // Conversations with a bot token belong to another channel: nothing is pushed to them.
  const follow = (state: ChatState) => !token && pushed.follow(state);
  const badge = createUnreadBadge(launcher, texts);
  let openings = 0;
  let dating: preact.ComponentChild;
  let { id, unread } = chat.state();
  const take = (state: ChatState) => {
    if (state.id !== id) fill("");
    if (state.unread !== unread) {
      badge(state.unread);
      emit("unread", state.unread);
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
          onSay={chat.send}
          onSendAgain={chat.sendAgain}
          onEarlier={chat.loadEarlier}
          onResend={chat.resend}
        />
        {dating}
      </>,
      body,
    );
  const send = (text: string) => {
    if (chat.send(text)) return;
    const isTooLong = text.trim() !== "";
    // The text stays in the field, where it can be shortened.
    if (isTooLong) fill([text, field.value].filter(Boolean).join("\n"));
    emit("error", isTooLong ? texts.tooLong : texts.noText);
  };
  const date = (sheet?: preact.ComponentChild) => {
    dating = sheet;
    draw();
  };

  addEventListener(
    "storage",
    ({ key }) => {
      if (key !== chatKey) return;
      chat.sync();
      if (isOpen()) chat.markRead();
    },
    { signal: gone.signal },
  );
  addEventListener("online", chat.resend, { signal: gone.signal });
  adoptStyles(shadow, conversationCss);
  const watchLength = async () => {
    try {
      const { showLengthWarning } = await import("./writing/length-warning.ts");
      if (!gone.signal.aborted) showLengthWarning(field, form, texts, gone.signal);
    } catch {
      // A text that is too long is refused when it is sent.
    }
  };
  if (isOpen()) chat.markRead();
  badge(unread);
  draw();
  follow(chat.state());
  chat.resend();
  void watchLength();
  return {
    send,
    startOver: chat.startOver,
    shown() {
      openings += 1;
      chat.markRead();
      draw();
    },
    async pickDate(opener) {
      try {
        const { openDates } = await import("./writing/date-picker.tsx");
        if (!gone.signal.aborted) openDates({ lang, field, opener, show: date });
      } catch {
        // The day can be typed instead.
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
