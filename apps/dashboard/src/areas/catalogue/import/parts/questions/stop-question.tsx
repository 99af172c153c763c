"use client";

import { useTranslations } from "use-intl";
import { Confirm } from "../../../../../components/page/confirm.tsx";

type Props = {
  open: boolean;
  /** Rows somebody put right: those the server has, and those typed into and not saved. */
  saved: number;
  unsaved: number;
  onStop: () => void;
  onClose: () => void;
};

/** Asks before an import is stopped that somebody put rows of right. */
export function StopQuestion({ open, saved, unsaved, onStop, onClose }: Props) {
  const t = useTranslations("imports.file");
  return (
    <Confirm
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
