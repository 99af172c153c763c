"use client";

import { waitMost } from "@mauzo/contract/conversations/chatflow";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { useState } from "react";
import type { SettingsOf } from "./settings-props.ts";

const units = { minutes: 1, hours: 60, days: 24 * 60 } as const;
type Unit = keyof typeof units;
const names = ["minutes", "hours", "days"] as const;
/** The largest unit in which it is a whole number. */
const unitOf = (minutes: number): Unit =>
  minutes % units.days === 0 && minutes > 0 ? "days" : minutes % units.hours === 0 ? "hours" : "minutes";

/** How long it waits, a week at most. What is no time yet is a problem of the step. */
export function WaitSettings({ node, onChange }: SettingsOf<"wait">) {
  const t = useTranslations("chatflow.settings");
  const [unit, setUnit] = useState(() => unitOf(node.minutes));
  const shown = node.minutes / units[unit];
  const write = (count: number, of: Unit) => {
    const minutes = Number.isFinite(count) ? Math.round(count) * units[of] : 0;
    onChange({ ...node, minutes: Math.min(Math.max(0, minutes), waitMost) });
  };
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label={t("waitFor")} hint={t("waitHint")}>
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            value={shown === 0 ? "" : `${Math.round(shown)}`}
            maxLength={5}
            onChange={({ target }) => write(Number(target.value), unit)}
          />
        )}
      </Field>
      <Field label={t("waitUnit")}>
        {(control) => (
          <Select
            {...control}
            value={unit}
            onChange={({ target }) => {
              const next = names.find((name) => name === target.value) ?? "hours";
              setUnit(next);
              write(shown, next);
            }}
          >
            {names.map((name) => (
              <option key={name} value={name}>
                {t(`waitUnits.${name}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
    </div>
  );
}
