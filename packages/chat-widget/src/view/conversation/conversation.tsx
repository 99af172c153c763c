/** @jsxImportSource preact */
import { render } from "preact";
import type { Memory } from "../../browser-memory.ts";
import { createSendMessage } from "../../core/chat/chat-calls.ts";
import { createChat } from "../../core/chat/create-chat.ts";
import { chatTexts } from "../../core/texts/chat-texts.ts";
import type { PanelOptions } from "../../create-widget.ts";
import { adoptStyles } from "../frame/element.ts";
import { conversationCss } from "./conversation-css.ts";
import { MessageLog } from "./message-log.tsx";

export type Conversation = {
  say(text: string): void;
  startOver(): void;
  /** The box was opened again: show the newest. */
  shown(): void;
  stop(): void;
};

/** Everything that needs a conversation: sending, remembering, showing what was said in `place`. */
export function createConversation(options: PanelOptions & { device: Memory }, place: HTMLElement): Conversation {
  const { shadow, botId, apiBase, lang, device } = options;
  const texts = chatTexts[lang];
  const base = new URL(apiBase, document.baseURI).href;
  const key = `mauzo:chat:${botId}`;
  const chat = createChat({
    botId,
    send: createSendMessage((url, init) => fetch(url, init), apiBase),
    memory: { read: () => device.read(key), write: (text) => device.write(key, text) },
    now: Date.now,
    explain: ({ kind }) =>
      kind === "unreachable" ? texts.unreachable : kind === "too-slow" ? texts.tooSlow : texts.refused,
    onChange: () => draw(),
  });
  let openings = 0;
  const draw = () =>
    render(
      <MessageLog
        chat={chat.state()}
        openings={openings}
        texts={texts}
        base={base}
        onPick={chat.pick}
        onSay={chat.say}
        onSendAgain={chat.sendAgain}
      />,
      place,
    );
  const changedElsewhere = (event: StorageEvent) => {
    if (event.key === key) chat.catchUp();
  };
  addEventListener("storage", changedElsewhere);
  adoptStyles(shadow, conversationCss);
  draw();
  return {
    say: chat.say,
    startOver: chat.startOver,
    shown() {
      openings += 1;
      draw();
    },
    stop() {
      removeEventListener("storage", changedElsewhere);
      chat.stop();
      render(null, place);
    },
  };
}
