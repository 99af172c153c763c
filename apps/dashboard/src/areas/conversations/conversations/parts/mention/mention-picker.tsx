"use client";

import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import type { Mentions } from "./use-mention-picker.ts";

/** Whom a note can name, above the field, while a name is typed behind an @. */
export function MentionPicker({ id, mentions: { found, active, pick } }: { id: string; mentions: Mentions }) {
  const t = useTranslations("conversations.notes");
  if (found.length === 0) return null;
  return (
    <div
      id={id}
      role="listbox"
      aria-label={t("people")}
      className="mt-1 max-h-52 overflow-y-auto rounded-control border border-line-strong bg-card"
    >
      {found.map((person, at) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
        // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
        <div
          key={person.id}
          id={`${id}-${at}`}
          role="option"
          aria-selected={at === active}
          {...(at === active && { ref: (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" }) })}
          // The field keeps the focus.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(person)}
          className={clsx(
            "flex cursor-pointer items-center px-3 py-2 pointer-coarse:min-h-11",
            at === active && "bg-primary-soft",
          )}
        >
          <bdi>@{person.name}</bdi>
        </div>
      ))}
    </div>
  );
}
