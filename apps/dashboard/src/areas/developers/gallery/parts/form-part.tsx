"use client";

import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";

/** A form page: change the name and the save bar appears; leaving then asks first. */
export function FormPart() {
  const t = useTranslations("gallery");
  const [saved, setSaved] = useState({ name: "Duka la Asha", version: 1 });
  const editing = useEditing({
    saved,
    toForm: ({ name }) => ({ name }),
    toInput: ({ name }, { version }) => ({ name, version: version + 1 }),
    problemsOf: ({ name }) => (name.trim() === "" ? [{ path: "name", text: t("formMissing") }] : []),
    async save(next) {
      setSaved(next);
      return next;
    },
    saidSaved: () => ({ title: t("worked") }),
    saidFailed: t("failed"),
  });
  return (
    <Card>
      <FormPage editing={editing} title={t("form")} level={2} save={t("formSave")}>
        <FormField name="name" label={t("formName")}>
          {(control) => <Input {...control} {...editing.form.register("name")} />}
        </FormField>
      </FormPage>
    </Card>
  );
}
