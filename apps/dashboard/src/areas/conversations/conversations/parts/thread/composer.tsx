"use client";

import { conversationNoteMax } from "@mauzo/contract/conversations/conversation-notes";
import { type Conversation, conversations, staffReplyMax } from "@mauzo/contract/conversations/conversations";
import { Button } from "@mauzo/ui/button";
import { Textarea } from "@mauzo/ui/textarea";
import { SendHorizontal, StickyNote } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useRef, useState } from "react";
import { useLetter } from "../../../../../components/use-letter.ts";
import { useAddNote } from "../../../../../entities/conversations/conversation/actions/use-notes.ts";
import { type Turning, useTurn } from "../../../../../entities/conversations/conversation/actions/use-turn.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { useFormDraft } from "../../../../../lib/storage/use-form-draft.ts";

/** Who answers now, and a press that changes it. */
function AnsweringLine({ conversation }: { conversation: Conversation }) {
  const t = useTranslations("conversations");
  const { user } = useAccount();
  const { id, turn, status, answered_by, assignee, reason } = conversation;
  const turning = useTurn(id);
  const mayAnswer = useCanAccess(conversations.take.access);
  const mayReopen = useCanAccess(conversations.reopen.access);
  const press = (to: Turning, label: string) => (
    <Button size="sm" variant="secondary" busy={turning.isPending} onClick={() => turning.mutate({ to, turn })}>
      {label}
    </Button>
  );
  const line = () => {
    if (status === "closed") return { said: t("isClosed"), button: mayReopen && press("reopen", t("reopen")) };
    if (answered_by === "bot") return { said: t("botAnswers"), button: mayAnswer && press("take", t("take")) };
    if (answered_by === "nobody")
      return {
        said: reason ? t(`reason.${reason}`) : t("nobodyAnswers"),
        button: mayAnswer && press("take", t("take")),
      };
    if (assignee && assignee.id !== user.id)
      return { said: t("otherAnswers", { name: assignee.name }), button: mayAnswer && press("take", t("take")) };
    return { said: t("youAnswer"), button: mayAnswer && press("handBack", t("handBack")) };
  };
  const { said, button } = line();
  return (
    <div className="flex min-h-9 flex-wrap items-center justify-between gap-x-3 gap-y-1">
      <p aria-live="polite" className="text-[0.8125rem] text-muted">
        {said}
      </p>
      {button}
    </div>
  );
}

type Props = { conversation: Conversation; onSay: (text: string) => void };

/** A text that stays on the device until it is sent. */
function useKeptText(name: string, onRestored?: () => void) {
  const [text, setText] = useState("");
  const latest = useRef(text);
  latest.current = text;
  const draft = useFormDraft<{ text: string }>(name, {
    pattern: { text: "" },
    read: () => (latest.current.trim() === "" ? undefined : { text: latest.current }),
    fill: (kept) => {
      setText(kept.text);
      onRestored?.();
    },
    clear: () => setText(""),
  });
  return {
    text,
    type: (next: string) => {
      setText(next);
      draft.onTyped();
    },
    /** What was typed since the text was sent stays. */
    onSent: (sent: string) => {
      if (latest.current.trim() !== sent) return;
      setText("");
      draft.onDone();
    },
  };
}

/** Where one writes to the customer. What is typed stays on the device until it is sent. */
export function Composer({ conversation, onSay }: Props) {
  const t = useTranslations("conversations");
  const mayAnswer = useCanAccess(conversations.answer.access);
  const { id, reply_way } = conversation;
  const [isNote, setIsNote] = useState(false);
  const reply = useKeptText(`conversation:${id}`);
  // A text of its own: what was meant for colleagues must never be sent to the customer by a press too early.
  const note = useKeptText(`conversation-note:${id}`, () => {
    if (reply.text === "") setIsNote(true);
  });
  const noting = useAddNote(id, note.onSent);
  const mayWrite = mayAnswer && (isNote || reply_way === "here");
  const field = useRef<HTMLTextAreaElement>(null);
  useLetter("r", () => field.current?.focus());
  const typed = isNote ? note : reply;
  const written = typed.text.trim();
  const send = () => {
    if (written === "" || noting.isPending) return;
    if (isNote) return noting.mutate(written);
    onSay(written);
    reply.onSent(written);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // On a phone, Enter is a new line.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    if (!matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="border-line border-t bg-paper px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
      <AnsweringLine conversation={conversation} />
      {mayAnswer && (
        <button
          type="button"
          aria-pressed={isNote}
          onClick={() => setIsNote(!isNote)}
          className="inline-flex min-h-9 items-center gap-1.5 rounded-control px-2 text-[0.8125rem] text-muted hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-ink pointer-coarse:min-h-11"
        >
          <StickyNote aria-hidden="true" className="size-4" />
          {t(isNote ? "notes.writing" : "notes.write")}
        </button>
      )}
      {mayAnswer && !isNote && reply_way !== "here" && (
        <p className="rounded-control bg-accent-soft px-3 py-2 text-[0.8125rem]">{t(`cannot.${reply_way}`)}</p>
      )}
      {mayWrite && (
        <form
          noValidate
          className="mt-1 flex items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
        >
          <Textarea
            aria-label={t(isNote ? "notes.field" : "write")}
            placeholder={t(isNote ? "notes.field" : "write")}
            className={isNote ? "min-h-11! bg-accent-soft!" : "min-h-11!"}
            rows={1}
            maxLength={isNote ? conversationNoteMax : staffReplyMax}
            ref={field}
            aria-keyshortcuts="r"
            value={typed.text}
            onChange={({ target }) => typed.type(target.value)}
            onKeyDown={onKeyDown}
          />
          <Button
            type="submit"
            size="icon"
            className="size-11 shrink-0"
            disabled={written === ""}
            busy={noting.isPending}
            aria-label={t(isNote ? "notes.save" : "send")}
          >
            <SendHorizontal aria-hidden="true" className="size-5" />
          </Button>
        </form>
      )}
    </div>
  );
}
