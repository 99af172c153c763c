"use client";

import { mostStock, type Restock } from "@mauzo/contract/catalogue/stock";
import { PriceMinor } from "@mauzo/contract/shared";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { formatCount, readCount } from "@mauzo/format/numbers/format-count";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { NoteField } from "./note-field.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { StockQuantityField } from "./stock-quantity-field.tsx";

/** A restock: how many, the cost of one, and from where. */
export function RestockSheet({ item, busy, refusal, onSave, onClose }: SheetProps<Restock>) {
  const t = useTranslations("stock");
  const input = useTranslations("input");
  const { currency } = useAccount().shop;
  const [quantity, setQuantity] = useState("");
  const [cost, setCost] = useState<TypedAmount>();
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const count = readCount(quantity);
  const most = mostStock - item.stock;
  const costHigh = typeof cost === "number" && !PriceMinor.safeParse(cost).success;

  function save() {
    if (count === undefined || count === 0) return setProblem(t("problem.quantity"));
    if (count > most) return setProblem(t("problem.high", { max: formatCount(most) }));
    if (costHigh || isUnreadable(cost)) return;
    onSave({ quantity: count, unit_cost_minor: cost, note });
  }

  return (
    <FormDialog
      title={t("restock")}
      text={t("restockText", { count: formatCount(item.stock) })}
      save={t("addToStock")}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <StockQuantityField
        label={t("quantity")}
        value={quantity}
        error={problem ?? refusal}
        hint={count ? t("becomes", { count: formatCount(item.stock + count) }) : undefined}
        autoFocus
        onChange={(text) => {
          setQuantity(text);
          setProblem(undefined);
        }}
      />
      <AmountField
        label={t("unitCost")}
        aside={input("optional")}
        error={costHigh ? t("problem.price") : undefined}
        unit={currency}
        value={cost}
        onChange={setCost}
      />
      <NoteField value={note} onChange={setNote} />
    </FormDialog>
  );
}
