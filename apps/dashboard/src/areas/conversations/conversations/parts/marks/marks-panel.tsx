"use client";

import { PopoverPanel } from "@mauzo/ui/popover-panel";
import { Bold, Italic, Strikethrough } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefObject, useId } from "react";
import { emoji, emojiPerRow } from "./emoji.ts";
import { type MarkName, marks } from "./wrap-marks.ts";

const signs = { bold: Bold, italic: Italic, strike: Strikethrough } as const;
const keys = { bold: "Control+B", italic: "Control+I", strike: "Control+Shift+X" } as const;
const names: readonly MarkName[] = ["bold", "italic", "strike"];

/** How far an arrow leads among the emoji; Home and End lead to the first and the last. */
const steps: Record<string, number> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: emojiPerRow,
  ArrowUp: -emojiPerRow,
  Home: -emoji.length,
  End: emoji.length,
};

function onArrow(event: KeyboardEvent<HTMLElement>) {
  const step = steps[event.key];
  const all = [...event.currentTarget.querySelectorAll("button")];
  const now = event.target instanceof HTMLButtonElement ? all.indexOf(event.target) : -1;
  if (step === undefined || now < 0) return;
  event.preventDefault();
  all[Math.min(all.length - 1, Math.max(0, now + step))]?.focus();
}

type Props = {
  button: RefObject<HTMLButtonElement | null>;
  onMark: (name: MarkName) => void;
  onEmoji: (emoji: string) => void;
  onClose: () => void;
};

/** What a text is marked with, and emoji to put into it. */
export function MarksPanel({ button, onMark, onEmoji, onClose }: Props) {
  const t = useTranslations("conversations.marks");
  const id = useId();
  return (
    <PopoverPanel id={id} label={t("title")} button={button} onClose={onClose}>
      <div className="flex gap-1">
        {names.map((name) => {
          const Sign = signs[name];
          return (
            <button
              key={name}
              type="button"
              aria-label={t(name)}
              title={`${t(name)} (${marks[name]}…${marks[name]})`}
              aria-keyshortcuts={keys[name]}
              onClick={() => onMark(name)}
              className="inline-flex size-9 items-center justify-center rounded-control hover:bg-sunken pointer-coarse:size-11"
            >
              <Sign aria-hidden="true" className="size-4" />
            </button>
          );
        })}
      </div>
      <fieldset aria-label={t("emoji")} onKeyDown={onArrow} className="mt-2 grid grid-cols-6 gap-0.5">
        {emoji.map((each, at) => (
          <button
            key={each}
            type="button"
            tabIndex={at === 0 ? 0 : -1}
            onClick={() => onEmoji(each)}
            className="inline-flex h-10 items-center justify-center rounded-control text-xl hover:bg-sunken pointer-coarse:h-11"
          >
            {each}
          </button>
        ))}
      </fieldset>
    </PopoverPanel>
  );
}
