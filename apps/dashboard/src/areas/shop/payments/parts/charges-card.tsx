"use client";

import { maxStandingCharges } from "@mauzo/contract/shop/standing-charges";
import { formatAmount, formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { Plus, Trash2 } from "lucide-react";
import { useTranslations } from "next-intl";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { type ChargeForm, newCharge } from "../rules.ts";

type Props = { charges: ChargeForm[]; currency: string; onChange: (charges: ChargeForm[]) => void };

/** What is added to every order: each with a name, as an amount or as a percentage of the products. */
export function ChargesCard({ charges, currency, onChange }: Props) {
  const t = useTranslations("payments");
  const change = (id: string, part: Partial<ChargeForm>) =>
    onChange(charges.map((each) => (each.id === id ? { ...each, ...part } : each)));
  const say = ({ type }: ChargeForm, value: unknown) => {
    if (typeof value !== "number") return undefined;
    return type === "fixed" ? formatMoney({ minor: value, currency }) : `${formatAmount(value)} %`;
  };
  return (
    <Card title={t("charges")} description={t("chargesText")}>
      <ul className="flex flex-col gap-4 empty:hidden">
        {charges.map((charge, at) => {
          const { id, name, type, value } = charge;
          const number = String(at + 1);
          return (
            <li key={id} className="grid gap-3 border-line border-b pb-4 sm:grid-cols-2">
              <FormField name={`charges.${at}.name`} label={t("chargeName", { number })} className="sm:col-span-2">
                {(control) => (
                  <Input
                    {...control}
                    maxLength={60}
                    autoComplete="off"
                    value={name}
                    onChange={({ target }) => change(id, { name: target.value })}
                  />
                )}
              </FormField>
              <FormField name={`charges.${at}.type`} label={t("chargeType")}>
                {(control) => (
                  <Select
                    {...control}
                    value={type}
                    onChange={({ target }) =>
                      change(id, { type: target.value === "fixed" ? "fixed" : "percentage", value: null })
                    }
                  >
                    <option value="fixed">{t("chargeTypes.fixed")}</option>
                    <option value="percentage">{t("chargeTypes.percentage")}</option>
                  </Select>
                )}
              </FormField>
              <div className="flex items-end gap-2">
                <div className="min-w-0 grow">
                  <AmountField
                    key={type}
                    name={`charges.${at}.value`}
                    label={t(`chargeValue.${type}`)}
                    say={(said) => say(charge, said)}
                    unit={type === "fixed" ? currency : "%"}
                    value={value}
                    onChange={(amount) => change(id, { value: amount ?? null })}
                  />
                </div>
                <Button
                  variant="ghost"
                  size="icon"
                  aria-label={t("removeCharge", { number })}
                  onClick={() => onChange(charges.filter((each) => each.id !== id))}
                >
                  <Trash2 aria-hidden="true" className="size-4" />
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
      {charges.length < maxStandingCharges && (
        <Button
          variant="secondary"
          size="sm"
          className={charges.length > 0 ? "mt-4" : ""}
          onClick={() => onChange([...charges, newCharge()])}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t("addCharge")}
        </Button>
      )}
    </Card>
  );
}
