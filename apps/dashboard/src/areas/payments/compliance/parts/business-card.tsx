"use client";

import type { ComplianceCase } from "@mauzo/contract/payments/compliance";
import { Card } from "@mauzo/ui/card";
import { Input } from "@mauzo/ui/input";
import { useTranslations } from "next-intl";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import type { CaseForm } from "../rules.ts";
import { FileField } from "./file-field.tsx";
import { NoteLine } from "./note-line.tsx";

type Props = { saved: ComplianceCase; form: CaseForm; onChange: (part: Partial<CaseForm>) => void };

/** The papers of a business: nothing for who sells by themselves. */
export function BusinessCard({ saved, form, onChange }: Props) {
  const t = useTranslations("compliance");
  if (form.business_type === "individual") return null;
  return (
    <Card title={t("business")} description={t("businessText")}>
      <div className="flex flex-col gap-5">
        <div>
          <FormField name="business_name" label={t("fields.business_name")}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={80}
                value={form.business_name}
                onChange={({ target }) => onChange({ business_name: target.value })}
              />
            )}
          </FormField>
          <NoteLine notes={saved.notes} field="business_name" />
        </div>
        <div>
          <FormField
            name="tin"
            label={t("fields.tin")}
            hint={saved.tin_end === "" ? t("hints.tin") : t("savedNumber", { end: saved.tin_end })}
          >
            {(control) => (
              <Input
                {...control}
                inputMode="numeric"
                autoComplete="off"
                maxLength={40}
                value={form.tin}
                onChange={({ target }) => onChange({ tin: target.value })}
              />
            )}
          </FormField>
          <NoteLine notes={saved.notes} field="tin" />
        </div>
        <FileField saved={saved} field="licence" isOpen />
        {form.business_type === "company" && <FileField saved={saved} field="registration" isOpen />}
      </div>
    </Card>
  );
}
