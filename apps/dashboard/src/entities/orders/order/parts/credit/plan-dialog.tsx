"use client";

import { instalmentsOf, type OrderPlan, planSize } from "@mauzo/contract/orders/order-plans";
import type { Money } from "@mauzo/contract/shared";
import { isUnreadable, type TypedAmount } from "@mauzo/format/amount/typed-amount";
import { formatMoney } from "@mauzo/format/money";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { AmountField } from "../../../../../components/form/amount-field.tsx";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { dayIn } from "../../../../../lib/list/day-range.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { useSplit } from "../../actions/use-debt-terms.ts";
import { type Every, everies, planProblem, splitInto } from "../../form/plan-rules.ts";

type Row = { key: number; due_on: string; amount: TypedAmount | undefined };
const rowsOf = (all: readonly { due_on: string; leftMinor: number }[]): Row[] =>
  all.map(({ due_on, leftMinor }, key) => ({ key, due_on, amount: leftMinor }));
const counts = Array.from({ length: planSize.most - planSize.least + 1 }, (_, place) => place + planSize.least);

type Props = { id: string; plan: OrderPlan; paid: Money; owed: Money; onClose: () => void };

/** Splits what is owed for an order: evenly, every week or month, and then each as it was agreed. */
export function PlanDialog({ id, plan, paid, owed, onClose }: Props) {
  const t = useTranslations("credit.plan");
  const failureText = useFailureText();
  const { mutate, error, isPending } = useSplit(id);
  const today = dayIn(useAccount().shop.time_zone, new Date());
  const left = instalmentsOf({ plan, paid, owed }).filter(({ leftMinor }) => leftMinor > 0);
  const [every, setEvery] = useState<Every>("month");
  const [rows, setRows] = useState(() =>
    rowsOf(left.length >= planSize.least ? left : splitInto({ owedMinor: owed.minor, count: 3, every, today })),
  );
  const [hasTried, setTried] = useState(false);
  const problem = planProblem(rows, owed.minor);
  const shown = hasTried && problem ? t(`problems.${problem}`, { amount: formatMoney(owed) }) : undefined;
  const fill = (count: number, by: Every) => {
    setEvery(by);
    setRows(rowsOf(splitInto({ owedMinor: owed.minor, count, every: by, today })));
  };
  const change = (key: number, set: Partial<Row>) =>
    setRows((all) => all.map((row) => (row.key === key ? { ...row, ...set } : row)));
  function save() {
    setTried(true);
    if (problem) return;
    const instalments = rows.map(({ due_on, amount }) => ({
      due_on,
      amount_minor: isUnreadable(amount) ? 0 : (amount ?? 0),
    }));
    mutate(instalments, { onSuccess: onClose });
  }
  return (
    <FormDialog title={t("title")} text={t("text")} save={t("save")} busy={isPending} onSave={save} onClose={onClose}>
      <Field label={t("count")}>
        {(control) => (
          <Select {...control} value={rows.length} onChange={({ target }) => fill(Number(target.value), every)}>
            {counts.map((count) => (
              <option key={count}>{count}</option>
            ))}
          </Select>
        )}
      </Field>
      <ChoiceChips
        label={t("every")}
        chips={everies.map((value) => ({ value, text: t(`each.${value}`) }))}
        value={every}
        onChoose={(by) => fill(rows.length, by)}
      />
      <ol className="flex max-h-[40vh] flex-col gap-3 overflow-y-auto">
        {rows.map(({ key, due_on, amount }, place) => (
          <li key={key} className="grid grid-cols-2 items-end gap-2 big-text:grid-cols-1">
            <Field label={t("day", { place: String(place + 1) })}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  min="2000-01-01"
                  max="2100-01-01"
                  value={due_on}
                  onChange={({ target }) => change(key, { due_on: target.value })}
                />
              )}
            </Field>
            <AmountField
              label={t("amount", { place: String(place + 1) })}
              unit={owed.currency}
              value={amount}
              onChange={(next) => change(key, { amount: next })}
            />
          </li>
        ))}
      </ol>
      {(shown ?? error) && (
        <p role="alert" className="text-danger-strong">
          {shown ?? failureText(error)}
        </p>
      )}
    </FormDialog>
  );
}
