"use client";

import { setLimits } from "@mauzo/contract/catalogue/sets";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../../components/form/editing/form-field.tsx";
import type { SetEditing } from "../../form/use-set-form.ts";
import { BilingualField } from "./bilingual-field.tsx";

/** A set's name, and the texts customers read around its products. */
export function AboutSection({ editing: { form, change } }: { editing: SetEditing }) {
  const t = useTranslations("sets");
  return (
    <Card title={t("about")} description={t("aboutText")}>
      <div className="flex flex-col gap-4">
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
        {(["header", "body", "footer"] as const).map((limit) => (
          <BilingualField
            key={limit}
            label={t(limit)}
            name={limit}
            limit={limit}
            optional
            value={form[limit]}
            onChange={(value) => change({ [limit]: value })}
          />
        ))}
      </div>
    </Card>
  );
}
