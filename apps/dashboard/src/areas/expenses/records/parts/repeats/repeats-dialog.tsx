"use client";

import { type ExpenseCategory, expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import { type ExpenseRepeat, mostRepeats } from "@mauzo/contract/expenses/expense-repeats";
import { ExpenseMinor } from "@mauzo/contract/expenses/expenses";
import { type PaymentMethod, paymentMethods } from "@mauzo/contract/ledger/payment-methods";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Field } from "@mauzo/ui/field";
import { Select } from "@mauzo/ui/select";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField, useAmountProblem } from "../../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { OptionalField } from "../../../../../components/form/optional-field.tsx";
import { useAddRepeat } from "../../../../../entities/expenses/repeat/actions/use-repeat.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { RepeatRow } from "./repeat-row.tsx";

const days = Array.from({ length: 31 }, (_, at) => at + 1);

type Props = {
  repeats: Pick<UseQueryResult<{ items: ExpenseRepeat[] }>, "data" | "isError" | "refetch">;
  onClose: () => void;
};

/** What is spent every month: adding one, and stopping one. */
export function RepeatsDialog({ repeats, onClose }: Props) {
  const t = useTranslations("expenses");
  const failureText = useFailureText();
  const amountProblem = useAmountProblem();
  const { currency } = useAccount().shop;
  const [amount, setAmount] = useState<TypedAmount>();
  const [category, setCategory] = useState<ExpenseCategory>("rent");
  const [method, setMethod] = useState<PaymentMethod>("cash");
  const [day, setDay] = useState(1);
  const [supplier, setSupplier] = useState("");
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useAddRepeat();
  const items = repeats.data?.items;

  function add() {
    if (isUnreadable(amount)) return setProblem(amountProblem(amount));
    if (!amount || !ExpenseMinor.safeParse(amount).success) return setProblem(t("amountMissing"));
    const onSuccess = () => {
      setAmount(undefined);
      setSupplier("");
    };
    mutate({ category, amount_minor: amount, method, supplier, day }, { onSuccess });
  }

  return (
    <FormDialog
      title={t("everyMonth")}
      text={t("everyMonthText")}
      save={t("addRepeat")}
      cancelText={t("close")}
      busy={isPending}
      disabled={(items?.length ?? 0) >= mostRepeats}
      onSave={add}
      onClose={onClose}
    >
      {items === undefined && repeats.isError && (
        <ErrorPanel message={t("repeatsFailed")} retry={t("retry")} onRetry={() => void repeats.refetch()} />
      )}
      {items === undefined && !repeats.isError && <Skeleton className="h-16" />}
      {items?.length === 0 && <p className="text-muted">{t("noRepeats")}</p>}
      {items !== undefined && items.length > 0 && (
        <ul aria-label={t("everyMonth")} className="max-h-[30dvh] overflow-y-auto">
          {items.map((each) => (
            <RepeatRow key={each.id} repeat={each} />
          ))}
        </ul>
      )}
      <AmountField
        label={t("amount")}
        error={problem ?? (error ? failureText(error) : undefined)}
        unit={currency}
        value={amount}
        onChange={(typed) => {
          setAmount(typed);
          setProblem(undefined);
        }}
      />
      <ChoiceChips
        label={t("category")}
        chips={expenseCategories.map((value) => ({ value, text: t(`categories.${value}`) }))}
        value={category}
        onChoose={setCategory}
      />
      <ChoiceChips
        label={t("method")}
        chips={paymentMethods.map((value) => ({ value, text: t(`methods.${value}`) }))}
        value={method}
        onChoose={setMethod}
      />
      <Field label={t("dayOfMonth")} {...(day > 28 && { hint: t("lastDay") })}>
        {(control) => (
          <Select {...control} value={day} onChange={({ target }) => setDay(Number(target.value))}>
            {days.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <OptionalField label={t("supplier")} maxLength={80} value={supplier} onChange={setSupplier} />
    </FormDialog>
  );
}
