"use client";

import { Button } from "@mauzo/ui/button";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { lazyPart } from "../../../../../lib/lazy/lazy-part.tsx";
import type { Picker } from "./use-canned-picker.ts";

const CannedSheet = lazyPart(async () => (await import("./canned-sheet.tsx")).CannedSheet);

/** The canned replies above the field, while a slash is typed. */
export function CannedPicker({ id, picker }: { id: string; picker: Picker }) {
  const t = useTranslations("conversations.canned");
  const shell = useTranslations("shell");
  const { replies, hasFailed, retry, found, active, language, isOpen, isManaging, pick, manage, onManaged } = picker;
  return (
    <>
      {isOpen && (
        <div className="mt-1 rounded-control border border-line-strong bg-card">
          <div id={id} role="listbox" aria-label={t("title")} className="max-h-52 overflow-y-auto empty:hidden">
            {found.map((reply, at) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field, which names the active one
              // biome-ignore lint/a11y/useKeyWithClickEvents: its keys are those of the field
              <div
                key={reply.id}
                id={`${id}-${at}`}
                role="option"
                aria-selected={at === active}
                {...(at === active && { ref: (row: HTMLElement | null) => row?.scrollIntoView({ block: "nearest" }) })}
                // The field keeps the focus.
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => pick(reply)}
                className={clsx("cursor-pointer px-3 py-2 pointer-coarse:min-h-11", at === active && "bg-primary-soft")}
              >
                <b className="font-semibold">/{reply.shortcut}</b>{" "}
                <bdi className="line-clamp-1 text-[0.8125rem] text-muted">
                  {reply[language] || reply.en || reply.sw}
                </bdi>
              </div>
            ))}
          </div>
          {found.length === 0 && (
            <p role="status" className="px-3 pt-2 text-[0.8125rem] text-muted">
              {t(hasFailed ? "unread" : replies?.length === 0 ? "none" : "noneFits")}
            </p>
          )}
          <Button variant="ghost" size="sm" className="w-full" onClick={hasFailed ? retry : manage}>
            {hasFailed ? shell("retry") : t("manage")}
          </Button>
        </div>
      )}
      {isManaging && <CannedSheet replies={replies ?? []} onClose={onManaged} />}
    </>
  );
}
