"use client";

import { popupLimits } from "@mauzo/contract/marketing/popup-document";
import { Card } from "@mauzo/ui/card";
import { Checkbox } from "@mauzo/ui/checkbox";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import type { PopupEditing } from "../form/use-popup-form.ts";

/** At which moment a popup shows, how often, and on which days. */
export function WhenSection({ editing: { editing, form, change } }: { editing: PopupEditing }) {
  const t = useTranslations("popups");
  const number = (name: "delay" | "scrolled" | "closeDays" | "most", hint?: string) => (
    <FormField name={name} label={t(name)} hint={hint}>
      {(control) => (
        <Input {...control} inputMode="numeric" autoComplete="off" maxLength={3} {...editing.form.register(name)} />
      )}
    </FormField>
  );
  const day = (name: "from" | "until") => (
    <FormField name={name} label={t(name)}>
      {(control) => <Input {...control} type="date" {...editing.form.register(name)} />}
    </FormField>
  );
  return (
    <>
      <Card title={t("when")} description={t("whenText")}>
        <div className="grid gap-4 sm:grid-cols-2">
          {number("delay")}
          {number("scrolled")}
          <Checkbox
            label={t("leaving")}
            checked={form.leaving}
            onChange={({ target }) => change({ leaving: target.checked })}
            className="min-h-11 sm:col-span-2"
          />
          {day("from")}
          {day("until")}
        </div>
      </Card>
      <Card title={t("often")}>
        <div className="grid gap-4 sm:grid-cols-2">
          {number("closeDays", t("closeDaysHint", { most: String(popupLimits.closeDays) }))}
          {number("most", t("mostHint"))}
          <Checkbox
            label={t("clickEnds")}
            checked={form.clickEnds}
            onChange={({ target }) => change({ clickEnds: target.checked })}
            className="min-h-11 sm:col-span-2"
          />
        </div>
      </Card>
    </>
  );
}
