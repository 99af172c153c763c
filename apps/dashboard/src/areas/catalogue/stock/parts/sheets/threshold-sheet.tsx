"use client";

import { mostStock } from "@mauzo/contract/catalogue/stock";
import { formatCount, readCount } from "@mauzo/format/numbers/format-count";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { StockQuantityField } from "./stock-quantity-field.tsx";

/** The stock from which an item counts as running low; empty means never. */
export function ThresholdSheet({ item, busy, refusal, onSave, onClose }: SheetProps<number | null>) {
  const t = useTranslations("stock");
  const [text, setText] = useState(item.low_stock_at === null ? "" : String(item.low_stock_at));
  const [problem, setProblem] = useState<string>();

  function submit() {
    const count = readCount(text);
    const none = text.trim() === "";
    if (!none && count === undefined) return setProblem(t("problem.count"));
    if (count !== undefined && count > mostStock) return setProblem(t("problem.high", { max: formatCount(mostStock) }));
    onSave(count ?? null);
  }

  return (
    <FormDialog
      title={t("setThreshold")}
      text={t("thresholdText")}
      save={t("saveThreshold")}
      busy={busy}
      onSave={submit}
      onClose={onClose}
    >
      <StockQuantityField
        label={t("thresholdLabel")}
        value={text}
        error={problem ?? refusal}
        autoFocus
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
    </FormDialog>
  );
}
