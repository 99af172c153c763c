"use client";

import { useTranslations } from "next-intl";
import { ConfirmDialog } from "../../../../../components/page/confirm-dialog.tsx";

type Props = {
  open: boolean;
  /** Repaired rows: those saved on the server, and those typed but not saved. */
  saved: number;
  unsaved: number;
  onStop: () => void;
  onClose: () => void;
};

/** Asks before stopping an import with repaired rows. */
export function StopQuestion({ open, saved, unsaved, onStop, onClose }: Props) {
  const t = useTranslations("imports.file");
  return (
    <ConfirmDialog
      open={open}
      title={t("stopTitle")}
      text={[
        ...(saved > 0 ? [t("stopSaved", { count: saved })] : []),
        ...(unsaved > 0 ? [t("stopUnsaved", { count: unsaved })] : []),
        t("stopText"),
      ].join(" ")}
      confirm={t("stop")}
      cancel={t("goOn")}
      onConfirm={onStop}
      onClose={onClose}
    />
  );
}
