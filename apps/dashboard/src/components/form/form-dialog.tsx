"use client";

import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { OfflineNote } from "../offline/offline-note.tsx";

type Props = {
  title: string;
  text?: string;
  /** The label of the save button. */
  save: string;
  /** The label of the button that closes without saving, where "Cancel" would be ambiguous. */
  cancelText?: string;
  danger?: boolean;
  busy: boolean;
  /** Whether what stands there cannot be saved, which the form says. */
  disabled?: boolean;
  /** false: it saves without a network, too. */
  needsNetwork?: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A short form above the page; on a phone at the bottom edge, within reach of the thumb. */
export function FormDialog(props: Props) {
  const { title, text, save, cancelText, danger = false, busy, disabled = false, onSave, onClose, children } = props;
  const { needsNetwork = true } = props;
  const t = useTranslations("input");
  const shell = useTranslations("shell");
  return (
    <Modal
      title={title}
      {...(text !== undefined && { text })}
      close={shell("close")}
      onClose={onClose}
      className="bottom-3 max-w-md md:top-[12vh] md:bottom-auto"
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy && !disabled) onSave();
        }}
        className="flex flex-col gap-4 p-5"
      >
        {children}
        {needsNetwork && <OfflineNote />}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {cancelText ?? t("cancel")}
          </Button>
          <Button type="submit" variant={danger ? "danger" : "primary"} busy={busy} disabled={disabled}>
            {save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
