"use client";

import type { OrderDraft } from "@mauzo/contract/orders/order-drafts";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { AmountField } from "../../../../../components/form/amount-field.tsx";
import type { DraftProblems } from "../../../../../entities/orders/order/form/order-draft.ts";
import { AmountPresets } from "../../../../../entities/orders/order/parts/payments/amount-presets.tsx";

type Props = {
  draft: OrderDraft;
  currency: string;
  total: number;
  problems: Pick<DraftProblems, "discount" | "paid">;
  /** Shown before the charges: the delivery fields. */
  children: ReactNode;
  mayPay: boolean;
  /** Whether a phone is to be asked for what is left; undefined: none can be. */
  asks: boolean | undefined;
  onAsk: (asks: boolean) => void;
  onChange: (part: Partial<OrderDraft>) => void;
};

/** Charges, discount, and what is already paid. */
export function ChargesAndPayment({
  draft,
  currency,
  total,
  problems,
  mayPay,
  asks,
  children,
  onAsk,
  onChange,
}: Props) {
  const t = useTranslations("addOrder");
  const { discount, paid } = draft;
  const most = { minor: Math.max(0, total), currency };
  return (
    <>
      <Card title={t("charges")}>
        <div className="flex flex-col gap-4">
          {children}
          <AmountField
            label={t("charge")}
            unit={currency}
            value={draft.charge}
            onChange={(charge) => onChange({ charge })}
          />
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
            <AmountField
              key={discount.type}
              label={t("discount")}
              error={problems.discount && t(`problem.${problems.discount}`)}
              unit={discount.type === "fixed" ? currency : "%"}
              value={discount.value}
              onChange={(value) => onChange({ discount: { ...discount, value } })}
            />
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
            <AmountField
              label={t("paid")}
              error={problems.paid && t(`problem.${problems.paid}`)}
              unit={currency}
              value={paid}
              onChange={(amount) => onChange({ paid: amount })}
            />
            <AmountPresets
              label={t("presets")}
              all={t("payAll", { total: formatMoney(most) })}
              above={t("presetsAbove")}
              most={most}
              amount={paid}
              onChoose={(minor) => onChange({ paid: minor })}
            />
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
            {asks !== undefined && (
              <Checkbox label={t("askPhone")} checked={asks} onChange={({ target }) => onAsk(target.checked)} />
            )}
          </div>
        </Card>
      )}
    </>
  );
}
