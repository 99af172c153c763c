"use client";

import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

type Props = {
  /** Who saved meanwhile; null: not known. */
  by: string | null;
  busy: boolean;
  /** Replaces the form by what they saved. */
  onTake: () => void;
  /** Replaces what they saved by the form. */
  onSave: () => void;
};

/**
 * Somebody else saved first what is one choice as a whole, so that nothing can be merged: offers to take theirs or to save
 * this one over it. Scrolls into view, wherever the user was typing.
 */
export function SavedMeanwhileNotice({ by, busy, onTake, onSave }: Props) {
  const t = useTranslations("input.meanwhile");
  const notice = useRef<HTMLElement>(null);
  useEffect(() => {
    notice.current?.scrollIntoView({ block: "center" });
    notice.current?.focus({ preventScroll: true });
  }, []);
  const title = by === null ? t("title") : t("titleBy", { name: isolateBidi(by) });
  return (
    <section
      ref={notice}
      role="alert"
      tabIndex={-1}
      aria-label={title}
      className="rounded-card border border-accent bg-accent-soft p-4"
    >
      <p className="wrap-anywhere font-semibold">{title}</p>
      <p className="mt-1">{t("text")}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="warning" size="sm" busy={busy} onClick={onTake}>
          {t("take")}
        </Button>
        <Button variant="warning" size="sm" busy={busy} onClick={onSave}>
          {t("save")}
        </Button>
      </div>
    </section>
  );
}
