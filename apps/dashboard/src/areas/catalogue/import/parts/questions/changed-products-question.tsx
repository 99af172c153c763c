"use client";

import { Button } from "@mauzo/ui/button";
import { QuestionDialog } from "@mauzo/ui/question-dialog";
import { useTranslations } from "next-intl";

type Props = { open: boolean; onCheckAgain: () => void; onImportAnyway: () => void; onClose: () => void };

/** Asks before importing a file over products that changed since the check. */
export function ChangedProductsQuestion({ open, onCheckAgain, onImportAnyway, onClose }: Props) {
  const t = useTranslations("imports.file");
  const input = useTranslations("input");
  return (
    <QuestionDialog
      open={open}
      title={t("staleTitle")}
      text={t("staleText")}
      cancel={input("cancel")}
      onClose={onClose}
      action={
        <>
          <Button variant="secondary" onClick={onImportAnyway}>
            {t("importAnyway")}
          </Button>
          <Button onClick={onCheckAgain}>{t("checkAgain")}</Button>
        </>
      }
    />
  );
}
