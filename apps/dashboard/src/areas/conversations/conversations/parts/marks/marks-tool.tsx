"use client";

import { Smile } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useRef, useState } from "react";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import { Tool } from "../compose/tool.tsx";
import { type MarkName, markOfKey, marks, wrapMarks } from "./wrap-marks.ts";

const MarksPanel = lazyPart(async () => (await import("./marks-panel.tsx")).MarksPanel);

type Field = RefObject<HTMLTextAreaElement | null>;

/** Writes into a field where its cursor stands. */
export function useMarks(field: Field, type: (text: string) => void) {
  const put = (next: { text: string; start: number; end: number }) => {
    type(next.text);
    const select = () => {
      field.current?.focus();
      field.current?.setSelectionRange(next.start, next.end);
    };
    // Once the field has the new text, and after a popover that closes has given the focus back to its button.
    requestAnimationFrame(() => setTimeout(select));
  };
  const selected = () => {
    const { value: text = "", selectionStart: start = 0, selectionEnd: end = 0 } = field.current ?? {};
    return { text, start, end };
  };
  const mark = (name: MarkName) => put(wrapMarks(selected(), marks[name]));
  return {
    mark,
    insert: (words: string) => {
      // Behind what is selected: it may have been marked just now.
      const { text, end } = selected();
      const at = end + words.length;
      put({ text: text.slice(0, end) + words + text.slice(end), start: at, end: at });
    },
    /** @returns whether the key was for a mark. */
    onKey: (event: KeyboardEvent): boolean => {
      const name = event.ctrlKey || event.metaKey ? markOfKey(event.key, event.shiftKey) : undefined;
      if (name === undefined || event.altKey) return false;
      event.preventDefault();
      mark(name);
      return true;
    },
  };
}

/** The button that opens marks and emoji. */
export function MarksTool({ writing }: { writing: ReturnType<typeof useMarks> }) {
  const t = useTranslations("conversations.marks");
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Tool label={t("title")} ref={button} isOpen={isOpen} onPress={() => setOpen(!isOpen)}>
        <Smile aria-hidden="true" className="size-4" />
      </Tool>
      {isOpen && (
        <MarksPanel
          button={button}
          onClose={close}
          onMark={(name) => {
            close();
            writing.mark(name);
          }}
          onEmoji={(emoji) => {
            close();
            writing.insert(emoji);
          }}
        />
      )}
    </>
  );
}
