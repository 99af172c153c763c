"use client";

import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";

type Props = {
  /** What is saved, for screen readers. */
  of: string;
  /** Undefined for people who may not. */
  onSave: (() => void) | undefined;
};

/** Saves the rows of a figure as a file. */
export function SaveFile({ of, onSave }: Props) {
  const t = useTranslations("analytics");
  if (!onSave) return null;
  return (
    <Button variant="secondary" aria-label={t("saveOf", { name: of })} onClick={onSave}>
      {t("save")}
    </Button>
  );
}
