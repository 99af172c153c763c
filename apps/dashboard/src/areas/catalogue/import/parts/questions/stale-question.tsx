"use client";

import { Button } from "@mauzo/ui/button";
import { Dialog } from "@mauzo/ui/dialog";
import { useTranslations } from "use-intl";

type Props = { open: boolean; onCheckAgain: () => void; onImportAnyway: () => void; onClose: () => void };

/** Asks before a file is imported over products that changed since it was checked. */
export function StaleQuestion({ open, onCheckAgain, onImportAnyway, onClose }: Props) {
  const t = useTranslations("imports.file");
  const input = useTranslations("input");
  return (
    <Dialog
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
