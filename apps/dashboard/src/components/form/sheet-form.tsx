"use client";

import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

type Props = {
  title: string;
  text?: string;
  /** What the button does, by its name. */
  save: string;
  /** What closing it without that does, where "Cancel" could mean either. */
  keep?: string;
  danger?: boolean;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A short form above the page; on a phone at the lower edge, where the thumb is. */
export function SheetForm({ title, text, save, keep, danger = false, busy, onSave, onClose, children }: Props) {
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
          if (!busy) onSave();
        }}
        className="flex flex-col gap-4 p-5"
      >
        {children}
        <div className="flex flex-wrap justify-end gap-2">
          <Button variant="secondary" onClick={onClose}>
            {keep ?? t("cancel")}
          </Button>
          <Button type="submit" variant={danger ? "danger" : "primary"} busy={busy}>
            {save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
