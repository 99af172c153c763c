"use client";

import { setLimits } from "@mauzo/contract/catalogue/sets";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import type { SetEditing } from "../../form/use-set-form.ts";

/** What a set is called. */
export function NameSection({ editing: { form, change } }: { editing: SetEditing }) {
  const t = useTranslations("sets");
  return (
    <Card>
      <FormField
        name="name"
        label={t("name")}
        hint={`${t("nameText")} ${t("count", { count: form.name.length, most: setLimits.name })}`}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            maxLength={setLimits.name}
            value={form.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FormField>
    </Card>
  );
}
