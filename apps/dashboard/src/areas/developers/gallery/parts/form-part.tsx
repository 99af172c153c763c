"use client";

import { Card } from "@mauzo/ui/card";
import { Field } from "@mauzo/ui/field";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { toasts } from "../../../../lib/toasts.ts";

/** A form page: change the name and the save bar appears; leaving then asks first. */
export function FormPart() {
  const t = useTranslations("gallery");
  const [saved, setSaved] = useState("Duka la Asha");
  const [name, setName] = useState(saved);
  const [missing, setMissing] = useState(false);
  function save() {
    setMissing(name.trim() === "");
    if (name.trim() === "") return;
    setSaved(name);
    toasts.push({ title: t("worked"), tone: "success" });
  }
  return (
    <Card>
      <FormPage
        title={t("form")}
        level={2}
        save={t("formSave")}
        discard={() => {
          setName(saved);
          setMissing(false);
        }}
        changed={name !== saved}
        problems={missing}
        saving={false}
        onSubmit={save}
      >
        <Field label={t("formName")} error={missing ? t("formMissing") : undefined}>
          {(control) => <Input {...control} value={name} onChange={({ target }) => setName(target.value)} />}
        </Field>
      </FormPage>
    </Card>
  );
}
