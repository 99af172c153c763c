"use client";

import { type ExpenseCategory, expenseCategories } from "@mauzo/contract/expenses/expense-categories";
import { ExpenseMinor } from "@mauzo/contract/expenses/expenses";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField, useAmountProblem } from "../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { ReceiptField } from "../../../../entities/expenses/expense/parts/receipt-field.tsx";
import { useAddBill } from "../../../../entities/expenses/supplier/actions/use-supplier.ts";
import { dayIn } from "../../../../lib/list/day-range.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

const kinds = ["goods", ...expenseCategories] as const;

/** A new bill of a supplier: how much, for what, and until when it is to be paid. */
export function BillDialog({ supplierId, onClose }: { supplierId: string; onClose: () => void }) {
  const t = useTranslations("suppliers");
  const expenses = useTranslations("expenses");
  const failureText = useFailureText();
  const amountProblem = useAmountProblem();
  const { currency, time_zone } = useAccount().shop;
  const today = dayIn(time_zone, new Date());
  const [amount, setAmount] = useState<TypedAmount>();
  const [kind, setKind] = useState<"goods" | ExpenseCategory>("goods");
  const [day, setDay] = useState(today);
  const [due, setDue] = useState("");
  const [note, setNote] = useState("");
  const [picture, setPicture] = useState<string | null>(null);
  const [isUploading, setUploading] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { mutate, isPending, error } = useAddBill(supplierId);

  function save() {
    if (isUnreadable(amount)) return setProblem(amountProblem(amount));
    if (!amount || !ExpenseMinor.safeParse(amount).success) return setProblem(expenses("amountMissing"));
    if (isUploading) return;
    const said = { note, picture_id: picture, category: kind === "goods" ? null : kind };
    mutate(
      { amount_minor: amount, billed_on: day || today, due_on: due || null, ...said },
      { onSuccess: () => onClose() },
    );
  }

  return (
    <FormDialog title={t("addBill")} save={t("save")} busy={isPending || isUploading} onSave={save} onClose={onClose}>
      <AmountField
        label={expenses("amount")}
        error={problem ?? (error ? failureText(error) : undefined)}
        autoFocus
        unit={currency}
        value={amount}
        onChange={(typed) => {
          setAmount(typed);
          setProblem(undefined);
        }}
      />
      <ChoiceChips
        label={t("for")}
        chips={kinds.map((value) => ({
          value,
          text: value === "goods" ? t("goods") : expenses(`categories.${value}`),
        }))}
        value={kind}
        onChoose={setKind}
      />
      <p className="text-[0.8125rem] text-muted">{t(kind === "goods" ? "goodsText" : "expenseText")}</p>
      <Field label={t("billedOn")}>
        {(control) => (
          <Input {...control} type="date" max={today} value={day} onChange={({ target }) => setDay(target.value)} />
        )}
      </Field>
      <Field label={t("dueOn")} hint={t("dueHint")}>
        {(control) => (
          <Input {...control} type="date" min={day} value={due} onChange={({ target }) => setDue(target.value)} />
        )}
      </Field>
      <ReceiptField picture={picture} onChange={setPicture} onUploading={setUploading} />
      <Field label={t("note")}>
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={500}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
    </FormDialog>
  );
}
