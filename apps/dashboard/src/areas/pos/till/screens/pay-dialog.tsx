"use client";

import { customers } from "@mauzo/contract/customers/customers";
import { orderPayments } from "@mauzo/contract/orders/order-payments";
import type { TillDraft } from "@mauzo/contract/pos/till-drafts";
import { isUnreadable } from "@mauzo/format/amount/typed-amount";
import { formatAmount, formatMoney } from "@mauzo/format/money";
import { Button } from "@mauzo/ui/button";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { useParsedPhone } from "../../../../components/form/use-parsed-phone.ts";
import { useFoundCustomers, useNamedCustomer } from "../../../../entities/customers/customer/queries.ts";
import { CustomerFields } from "../../../../entities/orders/order/parts/customer/customer-fields.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { changeOf, givenPresets, type Payment, problemOf, unpaidOf, waysFor } from "../rules/sale.ts";

type Props = {
  sale: TillDraft;
  total: number;
  currency: string;
  /** Whether the shop takes cash. */
  takesCash: boolean;
  busy: boolean;
  failure: string | undefined;
  onChange: (part: Partial<TillDraft>) => void;
  onPay: (payment: Payment) => void;
  onClose: () => void;
};

/** How the sale is paid, and by whom. */
export function PayDialog({ sale, total, currency, takesCash, busy, failure, onChange, onPay, onClose }: Props) {
  const t = useTranslations("pos");
  const mayTake = useCanAccess(orderPayments.create.access);
  const [payment, setPayment] = useState<Payment>({ way: waysFor(mayTake, takesCash)[0] ?? "credit", reference: "" });
  const [isTried, setTried] = useState(false);
  const set = (part: Partial<Payment>) => setPayment({ ...payment, ...part });
  const { customer, discount } = sale;
  const asked = customer.id === null ? customer.phone || customer.name : "";
  const known = useFoundCustomers(asked, useCanAccess(customers.list.access));
  const maySee = useCanAccess(customers.get.access);
  const { data: chosen } = useNamedCustomer(maySee ? customer.id : null);
  const reading = useParsedPhone(customer.id === null ? customer.phone : "");
  const problem = problemOf(payment, { total, customer });
  const said = (...names: (typeof problem)[]) =>
    problem && problem !== "unreadable" && names.includes(problem) && (isTried || problem === "discount")
      ? { error: t(`problem.${problem}`) }
      : {};
  const money = (minor: number) => formatMoney({ minor, currency });
  const { way } = payment;
  const partly = way === "both" || way === "credit";

  function pay() {
    setTried(true);
    if (!problem && !isUnreadable(discount) && reading !== "wrong") onPay(payment);
  }
  return (
    <FormDialog title={t("pay")} save={t("sell")} busy={busy} needsNetwork={false} onSave={pay} onClose={onClose}>
      <p className="font-semibold text-2xl tabular-nums">{money(Math.max(0, total))}</p>
      <ChoiceChips
        label={t("way")}
        chips={waysFor(mayTake, takesCash).map((value) => ({ value, text: t(`ways.${value}`) }))}
        value={way}
        onChoose={(value) => set({ way: value, cash: undefined })}
      />
      {!mayTake && <p className="text-muted">{t("mayNotTake")}</p>}
      {way === "cash" && (
        <>
          <AmountField
            label={t("given")}
            unit={currency}
            value={payment.given}
            onChange={(given) => set({ given })}
            {...said("given")}
          />
          <fieldset aria-label={t("givenPresets")} className="flex min-w-0 flex-wrap gap-1.5">
            {[total, ...givenPresets(total)].map((minor) => (
              <Button
                key={minor}
                variant="secondary"
                size="sm"
                aria-pressed={payment.given === minor}
                onClick={() => set({ given: minor })}
              >
                {minor === total ? t("exact") : formatAmount(minor)}
              </Button>
            ))}
          </fieldset>
          <p aria-live="polite" className="flex justify-between gap-3 font-semibold">
            <span>{t("change")}</span>
            <span className="tabular-nums">{money(changeOf(payment, total))}</span>
          </p>
        </>
      )}
      {partly && mayTake && takesCash && (
        <AmountField
          label={t(way === "both" ? "inCash" : "paidNow")}
          unit={currency}
          value={payment.cash}
          onChange={(cash) => set({ cash })}
          {...said("part")}
        />
      )}
      {(way === "mobile" || way === "both") && (
        <Field label={t("reference")} hint={t("referenceHint")}>
          {(control) => (
            <Input
              {...control}
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={60}
              value={payment.reference}
              onChange={({ target }) => set({ reference: target.value })}
            />
          )}
        </Field>
      )}
      <details open={way === "credit" || discount !== undefined || customer.id !== null || customer.phone !== ""}>
        <summary className="mb-3 cursor-pointer font-medium">{t("more")}</summary>
        <div className="flex flex-col gap-4">
          <AmountField
            label={t("discount")}
            unit={currency}
            value={discount}
            onChange={(next) => onChange({ discount: next })}
            {...said("discount")}
          />
          <CustomerFields
            customer={customer}
            known={known ?? []}
            reading={reading}
            chosen={chosen}
            unpaidMinor={unpaidOf(payment, total)}
            onChange={(next) => onChange({ customer: next })}
          />
        </div>
      </details>
      {isTried && problem === "customer" && (
        <p role="alert" className="text-danger">
          {t("problem.customer")}
        </p>
      )}
      {failure !== undefined && (
        <p role="alert" className="text-danger">
          {failure}
        </p>
      )}
    </FormDialog>
  );
}
