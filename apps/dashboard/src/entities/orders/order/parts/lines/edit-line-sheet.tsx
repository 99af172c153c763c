"use client";

import type { DraftLine } from "@mauzo/contract/orders/order-drafts";
import { formatMoney } from "@mauzo/format/money";
import { unitsOf } from "@mauzo/selling/units-of";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { Picture } from "../../../../../components/picture.tsx";
import { QuantityStepper } from "../../../../../components/quantity-stepper.tsx";
import { lineMinor, linesProblem } from "../../form/order-draft.ts";
import { AddOnFields } from "./add-on-fields.tsx";

type Props = {
  /** With the stock available to this line. */
  line: DraftLine;
  currency: string;
  /** The label of the save button. */
  save: string;
  /** Only the add-ons can be changed, not the variant. */
  addOnsOnly?: boolean;
  onSave: (line: DraftLine) => void;
  onClose: () => void;
};

/** One item of an order: its variants, quantity and add-ons. */
export function EditLineSheet({ line: start, currency, save, addOnsOnly = false, onSave, onClose }: Props) {
  const t = useTranslations("addOrder");
  const [line, setLine] = useState(start);
  const [pressed, setPressed] = useState(false);
  const units = unitsOf(line.variants);
  const chosen = line.variants.find(({ quantity }) => quantity > 0) ?? line.variants[0];
  const choose = (id: string | undefined, quantity: number) =>
    setLine({ ...line, variants: line.variants.map((item) => ({ ...item, quantity: item.id === id ? quantity : 0 })) });
  const problem = linesProblem([line]);
  const told = line.variants.map(({ quantity, name }) => `${quantity} × ${name || line.name}`).join(", ");
  return (
    <FormDialog
      title={line.name}
      {...(addOnsOnly && { text: told })}
      save={save}
      busy={false}
      onSave={() => (problem ? setPressed(true) : onSave(line))}
      onClose={onClose}
    >
      <div className="-mx-1 flex max-h-[55vh] flex-col gap-4 overflow-y-auto px-1">
        {!addOnsOnly && line.variants.length > 1 && (
          <Field label={t("variant")}>
            {(control) => (
              <Select
                {...control}
                value={chosen?.id ?? ""}
                onChange={({ target }) => choose(target.value, Math.max(1, units))}
              >
                {line.variants.map(({ id, name, minor, stock }) => (
                  <option key={id} value={id} disabled={stock !== null && stock <= 0}>
                    {[
                      name,
                      formatMoney({ minor, currency }),
                      stock !== null && (stock > 0 ? t("left", { count: String(stock) }) : t("soldOut")),
                    ]
                      .filter(Boolean)
                      .join(" · ")}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        )}
        {!addOnsOnly && (
          <div className="flex items-center gap-3 big-text:flex-wrap">
            <Picture address={chosen?.image ?? line.image} name={line.name} sizes="44px" className="size-11" />
            <div className="min-w-0 grow">
              <p>{t("units", { units })}</p>
              <p className="text-[0.8125rem] text-muted tabular-nums">
                {formatMoney({ minor: chosen?.minor ?? 0, currency })}
                {typeof chosen?.stock === "number" && ` · ${t("left", { count: String(chosen.stock) })}`}
              </p>
            </div>
            <QuantityStepper
              name={line.name}
              quantity={units}
              least={1}
              most={chosen?.stock ?? null}
              onChange={(quantity) => choose(chosen?.id, quantity)}
            />
          </div>
        )}
        <AddOnFields line={line} currency={currency} onChange={setLine} />
      </div>
      {pressed && problem && (
        <p role="alert" className="text-danger">
          {t(`problem.${problem}`)}
        </p>
      )}
      {!addOnsOnly && (
        <p aria-live="polite" className="text-right font-semibold tabular-nums">
          {formatMoney({ minor: lineMinor(line), currency })}
        </p>
      )}
    </FormDialog>
  );
}
