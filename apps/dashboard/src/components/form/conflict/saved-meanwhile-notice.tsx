"use client";

import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { useTranslations } from "next-intl";
import { StaleNotice } from "./stale-notice.tsx";

type Props = {
  /** Who saved meanwhile; null: not known. */
  by: string | null;
  busy: boolean;
  /** Replaces the form by what they saved. */
  onTake: () => void;
  /** Replaces what they saved by the form. */
  onSave: () => void;
};

/** Somebody else saved first what this form saves as a whole: offers to take theirs or to save this one over it. */
export function SavedMeanwhileNotice({ by, busy, onTake, onSave }: Props) {
  const t = useTranslations("input.meanwhile");
  return (
    <StaleNotice
      title={by === null ? t("title") : t("titleBy", { name: isolateBidi(by) })}
      text={t("text")}
      busy={busy}
      choices={[
        { label: t("take"), onChoose: onTake },
        { label: t("save"), onChoose: onSave },
      ]}
    />
  );
}
