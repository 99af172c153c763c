"use client";

import { type Adjustment, mostStock } from "@mauzo/contract/catalogue/stock";
import { formatCount, readCount } from "@mauzo/format/numbers/format-count";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { clsx } from "clsx";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { adjustCauses, signOf } from "../../rules/stock-labels.ts";
import { NoteField } from "./note-field.tsx";
import type { SheetProps } from "./sheet-props.ts";
import { StockQuantityField } from "./stock-quantity-field.tsx";

type Cause = (typeof adjustCauses)[number];
const signs = [-1, 1] as const;

/** Adjusts a stock. Where the cause fits both directions, asks which one. */
export function AdjustSheet({ item, busy, refusal, onSave, onClose }: SheetProps<Adjustment>) {
  const t = useTranslations("stock");
  const [cause, setCause] = useState<Cause>("damaged");
  const [direction, setDirection] = useState<1 | -1>(-1);
  const [quantity, setQuantity] = useState("");
  const [note, setNote] = useState("");
  const [problem, setProblem] = useState<string>();
  const sign = signOf(cause) ?? direction;
  const count = readCount(quantity);
  const after = item.stock + sign * (count ?? 0);

  function save() {
    if (count === undefined || count === 0) return setProblem(t("problem.quantity"));
    if (after < 0) return setProblem(t("problem.tooFew", { count: formatCount(item.stock) }));
    if (after > mostStock) return setProblem(t("problem.high", { max: formatCount(mostStock - item.stock) }));
    onSave({ delta: sign * count, cause, note });
  }

  return (
    <FormDialog
      title={t("adjust")}
      text={t("adjustText", { count: formatCount(item.stock) })}
      save={t("saveAdjustment")}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <Field label={t("cause")}>
        {(control) => (
          <Select
            {...control}
            value={cause}
            onChange={({ target: { value } }) => {
              setCause(adjustCauses.find((known) => known === value) ?? cause);
              setProblem(undefined);
            }}
          >
            {adjustCauses.map((value) => (
              <option key={value} value={value}>
                {t(`causes.${value}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {signOf(cause) === undefined && (
        <fieldset aria-label={t("direction")} className="grid grid-cols-2 gap-1 rounded-control bg-sunken p-1">
          {signs.map((value) => (
            <button
              key={value}
              type="button"
              aria-pressed={value === direction}
              onClick={() => setDirection(value)}
              className={clsx(
                "min-h-9 rounded-control pointer-coarse:min-h-11",
                value === direction ? "bg-card font-medium shadow-float" : "text-muted hover:text-ink",
              )}
            >
              {value === 1 ? t("more") : t("fewer")}
            </button>
          ))}
        </fieldset>
      )}
      <StockQuantityField
        label={t("howMany")}
        value={quantity}
        error={problem ?? refusal}
        hint={count && after >= 0 ? t("becomes", { count: formatCount(after) }) : undefined}
        onChange={(text) => {
          setQuantity(text);
          setProblem(undefined);
        }}
      />
      <NoteField value={note} onChange={setNote} />
    </FormDialog>
  );
}
