"use client";

import type { StockItem } from "@mauzo/contract/stock";
import { Button } from "@mauzo/ui/button";
import { Modal } from "@mauzo/ui/modal";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

/** What every sheet gets: its item, what to do with what was typed, and why that was refused the last time. */
export type SheetProps<Value> = {
  item: StockItem;
  busy: boolean;
  refusal: string | undefined;
  onSave: (value: Value) => void;
  onClose: () => void;
};

type Props = {
  title: string;
  text: string;
  save: string;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
  children: ReactNode;
};

/** A form above the ledger; on a phone at the lower edge, where the thumb is. */
export function StockSheet({ title, text, save, busy, onSave, onClose, children }: Props) {
  const t = useTranslations("stock");
  return (
    <Modal
      title={title}
      text={text}
      close={t("close")}
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
            {t("cancel")}
          </Button>
          <Button type="submit" busy={busy}>
            {save}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
