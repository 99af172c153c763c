"use client";

import { chargeKinds, mostCharges } from "@mauzo/contract/orders/order-charges";
import { formatAmount, formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Select } from "@mauzo/ui/select";
import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { AmountField } from "../../../../../components/form/amount-field.tsx";
import { type ChargeRow, type EditDraft, isShareAbove, withCharge } from "../../form/edit-draft.ts";

type Props = { draft: EditDraft; currency: string; onChange: (charges: ChargeRow[]) => void };

/** Charges and discounts: any number, each an amount or a percentage. */
export function ChargeRows({ draft, currency, onChange }: Props) {
  const t = useTranslations("editOrder");
  const add = useTranslations("addOrder");
  const { charges } = draft;
  const set = (row: ChargeRow) => onChange(charges.map((other) => (other.key === row.key ? row : other)));
  const sayAmount = ({ type }: ChargeRow, value: unknown) => {
    if (typeof value !== "number") return undefined;
    return type === "fixed" ? formatMoney({ minor: value, currency }) : `${formatAmount(value)} %`;
  };
  return (
    <Card title={add("charges")}>
      <ul className="flex flex-col gap-4">
        {charges.map((row, at) => (
          <li key={row.key} className="flex items-end gap-2 big-text:flex-wrap">
            <div className="min-w-0 grow">
              <AmountField
                key={row.type}
                name={`charges.${at}.value`}
                label={row.name}
                say={(value) => sayAmount(row, value)}
                error={isShareAbove(row) ? t("problem.share") : undefined}
                unit={row.type === "fixed" ? currency : "%"}
                value={row.value}
                onChange={(value) => set({ ...row, value: value ?? null })}
              />
            </div>
            <Select
              aria-label={t("chargeAs", { name: row.name })}
              value={row.type}
              className="w-40 shrink-0"
              onChange={({ target }) =>
                set({ ...row, type: target.value === "fixed" ? "fixed" : "percentage", value: null })
              }
            >
              <option value="fixed">{add("fixed")}</option>
              <option value="percentage">{add("percentage")}</option>
            </Select>
            <Button
              variant="ghost"
              size="icon"
              aria-label={t("removeCharge", { name: row.name })}
              onClick={() => onChange(charges.filter(({ key }) => key !== row.key))}
            >
              <Trash2 aria-hidden="true" className="size-4" />
            </Button>
          </li>
        ))}
      </ul>
      {charges.length < mostCharges && (
        <div className="mt-3 flex flex-wrap gap-2">
          {chargeKinds.map((kind) => (
            <Button
              key={kind}
              variant="secondary"
              size="sm"
              onClick={() => onChange(withCharge(draft, kind, add(kind)))}
            >
              <Plus aria-hidden="true" className="size-4" />
              {add(kind)}
            </Button>
          ))}
        </div>
      )}
    </Card>
  );
}
