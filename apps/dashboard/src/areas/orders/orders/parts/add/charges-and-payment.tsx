"use client";

import type { OrderDraft } from "@mauzo/contract/orders/order-drafts";
import { formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { MoneyInput } from "../../../../../components/form/money-input.tsx";

const presets = [1_000_000, 5_000_000, 10_000_000, 50_000_000, 100_000_000];
const brief = new Intl.NumberFormat("en-US");

type Props = {
  draft: OrderDraft;
  currency: string;
  total: number;
  tooMuchOff: boolean;
  /** Shown before the charges: the delivery fields. */
  children: ReactNode;
  mayPay: boolean;
  onChange: (part: Partial<OrderDraft>) => void;
};

/** Charges, discount, and what is already paid. */
export function ChargesAndPayment({ draft, currency, total, tooMuchOff, mayPay, children, onChange }: Props) {
  const t = useTranslations("addOrder");
  const { discount, paid } = draft;
  const money = (label: string, value: number | undefined, set: (minor: number | undefined) => void) => (
    <Field label={label}>
      {(control) => <MoneyInput {...control} currency={currency} value={value} onChange={set} />}
    </Field>
  );
  return (
    <>
      <Card title={t("charges")}>
        <div className="flex flex-col gap-4">
          {children}
          {money(t("charge"), draft.charge, (charge) => onChange({ charge }))}
          <div>
            <ChoiceChips
              label={t("discountAs")}
              chips={[
                { value: "fixed", text: t("fixed") },
                { value: "percentage", text: t("percentage") },
              ]}
              value={discount.type}
              onChoose={(type) => onChange({ discount: { type } })}
              className="mb-2 flex-wrap"
            />
            <Field label={t("discount")} error={tooMuchOff ? t("problem.discount") : undefined}>
              {(control) => (
                <MoneyInput
                  {...control}
                  key={discount.type}
                  currency={discount.type === "fixed" ? currency : "%"}
                  value={discount.value}
                  onChange={(value) => onChange({ discount: { ...discount, value } })}
                />
              )}
            </Field>
          </div>
        </div>
      </Card>
      {mayPay && (
        <Card title={t("payment")}>
          <div className="flex flex-col gap-4">
            <ChoiceChips
              label={t("method")}
              chips={[
                { value: "mobile_money", text: t("mobileMoney") },
                { value: "cash", text: t("cash") },
              ]}
              value={draft.method}
              onChoose={(method) => onChange({ method })}
            />
            {money(t("paid"), paid, (minor) => onChange({ paid: minor }))}
            <fieldset aria-label={t("presets")} className="flex flex-wrap gap-2">
              {presets.map((minor) => (
                <Button key={minor} variant="secondary" size="sm" onClick={() => onChange({ paid: minor })}>
                  {brief.format(minor / 100)}
                </Button>
              ))}
              <Button variant="secondary" size="sm" onClick={() => onChange({ paid: Math.max(0, total) })}>
                {t("payAll", { total: formatMoney({ minor: Math.max(0, total), currency }) })}
              </Button>
            </fieldset>
            {paid ? (
              <Field label={t("reference")}>
                {(control) => (
                  <Input
                    {...control}
                    autoComplete="off"
                    maxLength={60}
                    value={draft.reference}
                    onChange={({ target }) => onChange({ reference: target.value })}
                  />
                )}
              </Field>
            ) : null}
          </div>
        </Card>
      )}
    </>
  );
}
