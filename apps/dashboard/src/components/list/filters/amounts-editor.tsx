"use client";

import { exactAmount, isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { Button } from "@mauzo/ui/button";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../form/amount-field.tsx";
import type { AmountsFilter } from "./list-filter.ts";

/** From one amount to another; each may be left empty. */
export function AmountsEditor({ filter, onClose }: { filter: AmountsFilter; onClose: () => void }) {
  const t = useTranslations("list");
  const [least, setLeast] = useState<TypedAmount | null>(filter.least);
  const [most, setMost] = useState<TypedAmount | null>(filter.most);
  const unit = filter.currency;
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (isUnreadable(least) || isUnreadable(most)) return;
        onClose();
        filter.onChange({ least: exactAmount(least) ?? null, most: exactAmount(most) ?? null });
      }}
      className="flex flex-col gap-3 p-1"
    >
      <AmountField label={t("least")} unit={unit} value={least} onChange={(amount) => setLeast(amount ?? null)} />
      <AmountField label={t("most")} unit={unit} value={most} onChange={(amount) => setMost(amount ?? null)} />
      <Button type="submit" size="sm" className="self-end">
        {t("show")}
      </Button>
    </form>
  );
}
