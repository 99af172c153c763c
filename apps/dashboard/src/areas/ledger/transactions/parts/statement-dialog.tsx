"use client";

import { type StatementFormat, statementFormats } from "@mauzo/contract/ledger/transaction-exports";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormDialog } from "../../../../components/form/form-dialog.tsx";
import { type DayRange, dayIn, presetRange } from "../../../../lib/list/day-range.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { statementProblem } from "../rules.ts";

/** `shown`: the days that the list is filtered by. */
type Props = {
  shown: DayRange | undefined;
  busy: boolean;
  onSave: (statement: { format: StatementFormat; days: DayRange }) => void;
  onClose: () => void;
};

/** Asks for the days of a statement, and whether it is read or counted with. */
export function StatementDialog({ shown, busy, onSave, onClose }: Props) {
  const t = useTranslations("transactions");
  const input = useTranslations("input");
  const today = dayIn(useAccount().shop.time_zone, new Date());
  const [days, setDays] = useState(shown ?? presetRange("thisMonth", today));
  const [format, setFormat] = useState<StatementFormat>("pdf");
  const [isTried, setTried] = useState(false);
  const problem = statementProblem(days);
  const save = () => {
    if (problem) setTried(true);
    else onSave({ format, days });
  };
  return (
    <FormDialog
      title={t("statement")}
      text={t("statementText")}
      save={t("statementSave")}
      busy={busy}
      onSave={save}
      onClose={onClose}
    >
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label={input("from")}>
          {(control) => (
            <Input
              {...control}
              type="date"
              max={today}
              value={days.from}
              onChange={({ target }) => setDays({ ...days, from: target.value })}
            />
          )}
        </Field>
        <Field label={input("to")} error={isTried && problem ? t(`statementProblems.${problem}`) : undefined}>
          {(control) => (
            <Input
              {...control}
              type="date"
              max={today}
              value={days.to}
              onChange={({ target }) => setDays({ ...days, to: target.value })}
            />
          )}
        </Field>
      </div>
      <ChoiceChips
        label={t("statementFormat")}
        chips={statementFormats.map((value) => ({ value, text: t(`statementFormats.${value}`) }))}
        value={format}
        onChoose={setFormat}
      />
    </FormDialog>
  );
}
