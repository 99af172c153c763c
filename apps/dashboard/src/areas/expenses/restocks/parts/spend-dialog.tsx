"use client";

import type { RestockCost } from "@mauzo/contract/expenses/restock-costs";
import { type PaymentMethod, paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { formatMoney } from "@mauzo/format/money";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { OptionalField } from "../../../../components/form/optional-field.tsx";
import { useSpendRestock } from "../../../../entities/expenses/restock-cost/actions/use-restock-cost.ts";
import { dayIn } from "../../../../lib/list/day-range.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

/** How a restock was paid, when, and who got it. */
export function SpendDialog({ offer, onClose }: { offer: RestockCost; onClose: () => void }) {
  const t = useTranslations("restockCosts");
  const failureText = useFailureText();
  const today = dayIn(useAccount().shop.time_zone, new Date());
  const [method, setMethod] = useState<PaymentMethod>("cash");
  const [day, setDay] = useState(offer.restocked_on);
  const [supplier, setSupplier] = useState("");
  const { mutate, isPending, error } = useSpendRestock(offer);
  return (
    <FormDialog
      title={t("spendTitle", { cost: formatMoney(offer.cost) })}
      text={t("spendText")}
      save={t("save")}
      busy={isPending}
      onSave={() => mutate({ method, supplier, spent_on: day || today }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <ChoiceChips
        label={t("method")}
        chips={paymentMethods.map((value) => ({ value, text: t(`methods.${value}`) }))}
        value={method}
        onChoose={setMethod}
      />
      <Field label={t("paidOn")} {...(error && { error: failureText(error) })}>
        {(control) => (
          <Input {...control} type="date" max={today} value={day} onChange={({ target }) => setDay(target.value)} />
        )}
      </Field>
      <OptionalField label={t("boughtFrom")} maxLength={80} value={supplier} onChange={setSupplier} />
    </FormDialog>
  );
}
