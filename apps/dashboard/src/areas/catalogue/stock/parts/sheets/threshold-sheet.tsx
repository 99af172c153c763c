"use client";

import { mostStock } from "@mauzo/contract/catalogue/stock";
import { formatCount, readCount } from "@mauzo/format/numbers/count";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { SheetForm } from "../../../../../components/form/sheet-form.tsx";
import { CountField } from "./count-field.tsx";
import type { SheetProps } from "./sheet-props.ts";

/** From how many on an item is running low; nothing typed is never. */
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
    <SheetForm
      title={t("setThreshold")}
      text={t("thresholdText")}
      save={t("saveThreshold")}
      busy={busy}
      onSave={submit}
      onClose={onClose}
    >
      <CountField
        label={t("thresholdLabel")}
        value={text}
        error={problem ?? refusal}
        autoFocus
        onChange={(next) => {
          setText(next);
          setProblem(undefined);
        }}
      />
    </SheetForm>
  );
}
