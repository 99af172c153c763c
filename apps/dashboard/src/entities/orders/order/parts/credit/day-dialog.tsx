"use client";

import { Button } from "@mauzo/ui/button";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { FormDialog } from "../../../../../components/form/form-dialog.tsx";
import { addDays, dayIn } from "../../../../../lib/list/day-range.ts";
import { useAccount } from "../../../../../lib/session/account.tsx";

type Props = {
  /** Until when something is to be paid, or when it was promised. */
  what: "due" | "promise";
  day: string | null;
  /** Whether the customer is reminded of it, where that can be chosen. */
  reminds?: boolean;
  busy: boolean;
  refusal: string | undefined;
  onSave: (day: string | null, isReminded: boolean) => void;
  onClose: () => void;
};

const steps = [7, 14, 30] as const;

/** Chooses a day: one of the usual ones, any other, or none. */
export function DayDialog({ what, day, reminds, busy, refusal, onSave, onClose }: Props) {
  const t = useTranslations("credit");
  const hint = useId();
  const [isReminded, setReminded] = useState(reminds ?? false);
  const [chosen, setChosen] = useState(day ?? "");
  // Half a date reads as none, which would take the day away.
  const [isHalf, setHalf] = useState(false);
  const choose = (next: string) => {
    setChosen(next);
    setHalf(false);
  };
  const problem = isHalf ? t("dayUnreadable") : refusal;
  const today = dayIn(useAccount().shop.time_zone, new Date());
  return (
    <FormDialog
      title={t(`${what}.title`)}
      text={t(`${what}.text`)}
      save={t("saveDay")}
      busy={busy}
      onSave={() => !isHalf && onSave(chosen === "" ? null : chosen, isReminded)}
      onClose={onClose}
    >
      <Field label={t("day")} {...(problem !== undefined && { error: problem })}>
        {(control) => (
          <Input
            {...control}
            type="date"
            min="2000-01-01"
            max="2100-01-01"
            value={chosen}
            onChange={({ target }) => {
              setChosen(target.value);
              setHalf(target.validity.badInput);
            }}
          />
        )}
      </Field>
      <fieldset aria-label={t("usualDays")} className="flex min-w-0 flex-wrap gap-1.5">
        {steps.map((days) => (
          <Button
            key={days}
            variant="secondary"
            size="sm"
            aria-pressed={chosen === addDays(today, days)}
            onClick={() => choose(addDays(today, days))}
          >
            {t("inDays", { days: String(days) })}
          </Button>
        ))}
        <Button variant="secondary" size="sm" aria-pressed={chosen === ""} onClick={() => choose("")}>
          {t("noDay")}
        </Button>
      </fieldset>
      {reminds !== undefined && (
        <div>
          <Checkbox
            label={t("remind")}
            aria-describedby={hint}
            checked={isReminded}
            disabled={chosen === ""}
            onChange={({ target }) => setReminded(target.checked)}
          />
          <p id={hint} className="mt-1 text-[0.8125rem] text-muted">
            {t("remindText")}
          </p>
        </div>
      )}
    </FormDialog>
  );
}
