"use client";

import { Button } from "@mauzo/ui/button";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useId, useState } from "react";
import { offsetOf, ownZone, timeZones } from "../rules.ts";

type Props = { zone: string; busy: boolean; onSave: (zone: string) => void };

/** The person's time zone, picked from a list by typing; offers the device's own zone. */
export function TimeZoneField({ zone, busy, onSave }: Props) {
  const t = useTranslations("profile");
  const list = useId();
  const [now] = useState(() => new Date());
  const [typed, setTyped] = useState(zone);
  const [wrong, setWrong] = useState(false);
  const here = ownZone();
  const changed = typed.trim() !== zone;
  const offset = offsetOf(typed.trim(), now);

  return (
    <form
      noValidate
      className="flex flex-col gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        setWrong(offset === undefined);
        if (offset !== undefined && changed) onSave(typed.trim());
      }}
    >
      <Field
        label={t("language.zone")}
        hint={t("language.zoneHint")}
        aside={offset}
        error={wrong ? t("language.zoneWrong") : undefined}
      >
        {(control) => (
          <Input
            {...control}
            name="time_zone"
            list={list}
            autoComplete="off"
            spellCheck={false}
            maxLength={64}
            value={typed}
            // The browser offers only names that match: with the text selected, one key clears it to see the whole
            // list.
            onFocus={(event) => event.target.select()}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </Field>
      <datalist id={list}>
        {timeZones().map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
      {here !== zone && !changed && (
        <p className="flex flex-wrap items-center gap-2 text-muted">
          {t("language.zoneHere", { zone: here })}
          <Button variant="secondary" size="sm" busy={busy} onClick={() => onSave(here)}>
            {t("language.zoneUse")}
          </Button>
        </p>
      )}
      {changed && (
        <Button type="submit" busy={busy} className="self-start">
          {t("save")}
        </Button>
      )}
    </form>
  );
}
