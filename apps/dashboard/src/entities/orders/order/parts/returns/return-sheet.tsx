"use client";

import { paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import type { ChangePreview } from "@mauzo/contract/orders/order-edits";
import type { Order } from "@mauzo/contract/orders/orders";
import { isUnreadable } from "@mauzo/format/amount/typed-amount";
import { formatMoney } from "@mauzo/format/money";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField, useAmountProblem } from "../../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import type { ReturnDraft } from "../../form/return-draft.ts";
import { ReturnLines } from "./return-lines.tsx";

type Props = {
  order: Order;
  draft: ReturnDraft;
  /** The result; undefined while nothing is returned. */
  preview: ChangePreview | undefined;
  mayRefund: boolean;
  busy: boolean;
  refusal: string | undefined;
  onChange: (part: Partial<ReturnDraft>) => void;
  onSave: (refundMinor: number) => void;
  onClose: () => void;
};

/** Which units came back, whether they can be sold again, and the refund. */
export function ReturnSheet({ order, draft, preview, mayRefund, busy, refusal, onChange, onSave, onClose }: Props) {
  const t = useTranslations("editOrder.returns");
  const input = useTranslations("input");
  const payments = useTranslations("orders.payments");
  const [problem, setProblem] = useState<string>();
  const most = preview ? Math.min(preview.refundable.minor, order.paid.minor) : 0;
  const refund = draft.refund === undefined ? most : (draft.refund ?? 0);
  const amountProblem = useAmountProblem();

  function save() {
    if (!preview) return setProblem(t("empty"));
    if (!mayRefund) return onSave(0);
    if (isUnreadable(refund)) return setProblem(amountProblem(refund));
    if (refund > order.paid.minor) return setProblem(t("refundMost", { most: formatMoney(order.paid) }));
    onSave(refund);
  }
  function change(part: Partial<ReturnDraft>) {
    setProblem(undefined);
    onChange(part);
  }

  return (
    <FormDialog title={t("title")} text={t("text")} save={t("save")} busy={busy} onSave={save} onClose={onClose}>
      <ReturnLines
        {...{ order, draft }}
        words={{ title: t("title"), restock: t("restock"), of: (quantity) => t("of", { quantity }) }}
        onChange={change}
      />
      {preview && <p className="text-muted">{t("restockText")}</p>}
      {preview && mayRefund && order.paid.minor > 0 && (
        <>
          <AmountField
            label={t("refund")}
            hint={most > 0 ? t("refundText", { most: formatMoney({ ...order.paid, minor: most }) }) : t("refundNone")}
            error={problem ?? refusal}
            unit={order.paid.currency}
            value={draft.refund === undefined ? most : draft.refund}
            onChange={(amount) => change({ refund: amount ?? null })}
          />
          <ChoiceChips
            label={payments("method")}
            chips={paymentMethods.map((value) => ({ value, text: payments(`methods.${value}`) }))}
            value={draft.method}
            onChoose={(method) => change({ method })}
          />
        </>
      )}
      <Field label={t("reason")} aside={input("optional")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={200}
            placeholder={t("reasonExample")}
            value={draft.reason}
            onChange={({ target }) => change({ reason: target.value })}
          />
        )}
      </Field>
      {!(preview && mayRefund && order.paid.minor > 0) && (problem ?? refusal) && (
        <p role="alert" className="text-danger">
          {problem ?? refusal}
        </p>
      )}
    </FormDialog>
  );
}
