"use client";

import { conversationNoteMax } from "@mauzo/contract/conversations/conversation-notes";
import { type Conversation, conversations, type QuotedMessage } from "@mauzo/contract/conversations/conversations";
import type { PlannedMessage } from "@mauzo/contract/conversations/planned-messages";
import { staffReplyMax } from "@mauzo/contract/conversations/staff-replies";
import { Button } from "@mauzo/ui/button";
import { Textarea } from "@mauzo/ui/textarea";
import { ClockPlus, MessageSquareText, Mic, Paperclip, SendHorizontal, StickyNote } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useLetter } from "../../../../../components/use-letter.ts";
import { useAddNote } from "../../../../../entities/conversations/conversation/actions/use-notes.ts";
import type { Said } from "../../../../../entities/conversations/conversation/actions/use-outgoing.ts";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../../lib/session/use-can-access.ts";
import { namedIn, openFieldIn, shortcutIn } from "../../rules.ts";
import { AnsweringLine } from "../answering/answering-line.tsx";
import { CannedPicker } from "../canned/canned-picker.tsx";
import { type CannedSource, useCannedPicker } from "../canned/use-canned-picker.ts";
import { MarksTool, useMarks } from "../marks/marks-tool.tsx";
import { MentionPicker } from "../mention/mention-picker.tsx";
import { type Reader, useMentionPicker } from "../mention/use-mention-picker.ts";
import { SecondWriter } from "../presence/colleagues.tsx";
import { QuoteBar } from "../quote/quote-bar.tsx";
import { NoWay } from "./no-way.tsx";
import { saidOf } from "./said-of.ts";
import { StagedFiles } from "./staged-files.tsx";
import { Tool, toolClass } from "./tool.tsx";
import { useKeptText } from "./use-kept-text.ts";

const PlanSheet = lazyPart(async () => (await import("../planned/plan-sheet.tsx")).PlanSheet);
const PlannedList = lazyPart(async () => (await import("../planned/planned-list.tsx")).PlannedList, { place: "h-12" });
const VoicePanel = lazyPart(async () => (await import("../voice/voice-panel.tsx")).VoicePanel);

type Props = {
  conversation: Conversation;
  /** The newest message on the screen. */
  seen: number;
  canned: CannedSource;
  /** Whom a note can name: nobody until `want` has them read. */
  namable: { people: readonly Reader[]; want: () => void };
  onSay: (said: Said) => void;
  /** What will be sent later. */
  planned: readonly PlannedMessage[];
  /** The message that is answered with the next one. */
  quoted: QuotedMessage | undefined;
  onQuote: (quoted: QuotedMessage | undefined) => void;
  /** Something is typed for the customer. */
  onWrite: () => void;
};

const mostFiles = 10;
/** Where one writes to the customer. What is typed stays on the device until it is sent. */
export function Composer(props: Props) {
  const { conversation, seen, canned: source, namable, planned, quoted, onQuote, onSay, onWrite } = props;
  const t = useTranslations("conversations");
  const mayAnswer = useCanAccess(conversations.answer.access);
  const { id, reply_way } = conversation;
  const [isNote, setIsNote] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [isRecording, setRecording] = useState(false);
  const [isPlanning, setPlanning] = useState(false);
  const reply = useKeptText(`conversation:${id}`);
  // A text of its own: what was meant for colleagues must never be sent to the customer by a press too early.
  const note = useKeptText(`conversation-note:${id}`, () => {
    if (reply.text === "") setIsNote(true);
  });
  const noting = useAddNote(id, note.onSent);
  const mayReply = mayAnswer && !isNote && reply_way === "here";
  const mayWrite = mayReply || (mayAnswer && isNote);
  const field = useRef<HTMLTextAreaElement>(null);
  const chooser = useRef<HTMLInputElement>(null);
  const write = (toColleagues: boolean) => {
    if (!mayAnswer) return;
    // The field may only be there for a note.
    flushSync(() => setIsNote(toColleagues));
    field.current?.focus();
  };
  useLetter("r", () => write(false));
  useLetter("n", () => write(true));
  const typed = isNote ? note : reply;
  const written = typed.text.trim();
  const listId = useId();
  const canned = useCannedPicker(source, conversation, mayReply ? shortcutIn(reply.text) : undefined, (text) => {
    reply.type(text);
    field.current?.focus();
  });
  const { people, want } = namable;
  useEffect(() => {
    if (isNote) want();
  }, [isNote, want]);
  const mentions = useMentionPicker(people, { text: isNote ? note.text : "", field }, note.type);
  const writing = useMarks(field, typed.type);
  const answered = mayReply ? quoted : undefined;
  useEffect(() => {
    if (quoted === undefined) return;
    setIsNote(false);
    field.current?.focus();
  }, [quoted]);
  const openField = mayReply ? openFieldIn(written) : undefined;
  const staged = mayReply ? files : [];
  const stage = (added: Iterable<File> | null) => {
    // Copied first: the field's own list is emptied before React gets to it.
    const chosen = [...(added ?? [])];
    setFiles((all) => [...all, ...chosen].slice(0, mostFiles));
  };
  const send = () => {
    if ((written === "" && staged.length === 0) || noting.isPending || openField !== undefined) return;
    if (isNote) return noting.mutate({ text: written, mentions: namedIn(written, people).map((named) => named.id) });
    for (const said of saidOf(written, staged, answered)) onSay(said);
    setFiles([]);
    onQuote(undefined);
    reply.onSent(written);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || canned.onKey(event) || mentions.onKey(event)) return;
    if (!isNote && writing.onKey(event)) return;
    // On a phone, Enter is a new line.
    if (event.key !== "Enter" || event.shiftKey) return;
    if (!matchMedia("(pointer: fine)").matches) return;
    event.preventDefault();
    send();
  };
  return (
    <div
      className="border-line border-t bg-paper px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]"
      {...(mayReply && {
        // Text that is dragged goes where the browser puts it.
        onDragOver: (event) => {
          if (event.dataTransfer.types.includes("Files")) event.preventDefault();
        },
        onDrop: (event) => {
          if (event.dataTransfer.files.length === 0) return;
          event.preventDefault();
          stage(event.dataTransfer.files);
        },
      })}
    >
      {planned.length > 0 && (
        <PlannedList
          id={id}
          planned={planned}
          onEdit={
            mayReply
              ? (message) => {
                  reply.type([message.text, reply.text].filter((words) => words.trim() !== "").join("\n"));
                  onQuote(message.reply_to ?? undefined);
                  field.current?.focus();
                }
              : undefined
          }
        />
      )}
      <AnsweringLine conversation={conversation} />
      {mayAnswer && (
        <div className="flex flex-wrap items-center gap-x-1">
          <button
            type="button"
            aria-pressed={isNote}
            aria-keyshortcuts="n"
            onClick={() => setIsNote(!isNote)}
            className={toolClass}
          >
            <StickyNote aria-hidden="true" className="size-4" />
            {t(isNote ? "notes.writing" : "notes.write")}
          </button>
          {mayReply && (
            <>
              <Tool label={t("files.attach")} onPress={() => chooser.current?.click()}>
                <Paperclip aria-hidden="true" className="size-4" />
              </Tool>
              <input
                ref={chooser}
                type="file"
                multiple
                hidden
                aria-label={t("files.attach")}
                onChange={({ target }) => {
                  stage(target.files);
                  target.value = "";
                }}
              />
              <Tool label={t("voice.title")} onPress={() => setRecording(true)}>
                <Mic aria-hidden="true" className="size-4" />
              </Tool>
              <Tool
                label={t("canned.title")}
                onPress={() => {
                  if (written === "") reply.type("/");
                  else canned.manage();
                  field.current?.focus();
                }}
              >
                <MessageSquareText aria-hidden="true" className="size-4" />
              </Tool>
              <MarksTool writing={writing} />
              <Tool
                label={t("planned.later")}
                isDisabled={written === "" || staged.length > 0 || openField !== undefined}
                onPress={() => setPlanning(true)}
              >
                <ClockPlus aria-hidden="true" className="size-4" />
              </Tool>
            </>
          )}
        </div>
      )}
      {mayAnswer && !isNote && <NoWay conversation={conversation} seen={seen} />}
      {mayReply && written !== "" && <SecondWriter id={id} />}
      {mayReply && isRecording && (
        <VoicePanel
          onClose={() => setRecording(false)}
          onSend={(file) => {
            setRecording(false);
            onSay({ text: "", file, ...(answered && { quoted: answered }) });
            onQuote(undefined);
          }}
        />
      )}
      {isPlanning && (
        <PlanSheet
          conversation={conversation}
          text={written}
          quoted={answered}
          onClose={() => setPlanning(false)}
          onPlanned={() => {
            setPlanning(false);
            reply.onSent(written);
            onQuote(undefined);
          }}
        />
      )}
      {answered && <QuoteBar quoted={answered} onLeave={() => onQuote(undefined)} />}
      <StagedFiles files={staged} onRemove={(file) => setFiles((all) => all.filter((each) => each !== file))} />
      <CannedPicker id={listId} picker={canned} />
      {isNote && <MentionPicker id={listId} mentions={mentions} />}
      {openField !== undefined && <p role="status">{t("canned.fillIn", { field: `{${openField}}` })}</p>}
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
            {...(canned.isOpen && {
              "aria-controls": listId,
              ...(canned.found.length > 0 && { "aria-activedescendant": `${listId}-${canned.active}` }),
            })}
            {...(isNote &&
              mentions.found.length > 0 && {
                "aria-controls": listId,
                "aria-activedescendant": `${listId}-${mentions.active}`,
              })}
            value={typed.text}
            onChange={({ target }) => {
              typed.type(target.value);
              if (mayReply) onWrite();
              mentions.onCursor(target.selectionStart);
            }}
            onSelect={({ currentTarget }) => mentions.onCursor(currentTarget.selectionStart)}
            onKeyDown={onKeyDown}
            onPaste={(event) => {
              const { files: pasted } = event.clipboardData;
              // Spreadsheets copy a picture of the text beside it.
              if (!mayReply || pasted.length === 0 || event.clipboardData.getData("text/plain") !== "") return;
              event.preventDefault();
              stage(pasted);
            }}
          />
          <Button
            type="submit"
            size="icon"
            className="size-11 shrink-0"
            disabled={(written === "" && staged.length === 0) || openField !== undefined}
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
