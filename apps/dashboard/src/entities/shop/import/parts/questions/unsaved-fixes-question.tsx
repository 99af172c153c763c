"use client";

import { Button } from "@mauzo/ui/button";
import { QuestionDialog } from "@mauzo/ui/question-dialog";
import { useTranslations } from "next-intl";

type Props = {
  open: boolean;
  /** How many rows were repaired and not saved. */
  count: number;
  onSave: () => void;
  onImportWithout: () => void;
  onClose: () => void;
};

/** Asks before an import leaves out rows that were repaired but not saved. */
export function UnsavedQuestion({ open, count, onSave, onImportWithout, onClose }: Props) {
  const t = useTranslations("imports.file");
  const input = useTranslations("input");
  return (
    <QuestionDialog
      open={open}
      title={t("unsaved", { count })}
      text={t("unsavedText", { count })}
      cancel={input("cancel")}
      onClose={onClose}
      action={
        <>
          <Button variant="secondary" onClick={onImportWithout}>
            {t("importWithout", { count })}
          </Button>
          <Button onClick={onSave}>{t("repair", { count })}</Button>
        </>
      }
    />
  );
}
