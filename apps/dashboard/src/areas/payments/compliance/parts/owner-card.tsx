"use client";

import type { ComplianceCase } from "@mauzo/contract/payments/compliance";
import { businessTypes, idDocumentTypes } from "@mauzo/contract/payments/compliance-states";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { Input } from "@mauzo/ui/input";
import { Select } from "@mauzo/ui/select";
import { useTranslations } from "next-intl";
import { ClashNote } from "../../../../components/form/editing/clash-note.tsx";
import { FormField } from "../../../../components/form/editing/form-field.tsx";
import type { CaseForm } from "../rules.ts";
import { FileField } from "./file-field.tsx";
import { NoteLine } from "./note-line.tsx";

type Props = { saved: ComplianceCase; form: CaseForm; onChange: (part: Partial<CaseForm>) => void };

/** What kind of business it is, and who owns it, with their document. */
export function OwnerCard({ saved, form, onChange }: Props) {
  const t = useTranslations("compliance");
  const { notes, id_number_end } = saved;
  const isSame = form.id_type === saved.id_type;
  return (
    <Card title={t("owner")} description={t("ownerText")}>
      <div className="flex flex-col gap-5">
        <div>
          <ChoiceChips
            label={t("fields.business_type")}
            chips={businessTypes.map((value) => ({ value, text: t(`businessTypes.${value}`) }))}
            value={form.business_type}
            onChoose={(business_type) => onChange({ business_type })}
          />
          <ClashNote at="business_type" label={t("fields.business_type")} />
          <NoteLine notes={notes} field="business_type" />
        </div>
        <div>
          <FormField name="owner_name" label={t("fields.owner_name")} hint={t("hints.owner_name")}>
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={80}
                value={form.owner_name}
                onChange={({ target }) => onChange({ owner_name: target.value })}
              />
            )}
          </FormField>
          <NoteLine notes={notes} field="owner_name" />
        </div>
        <div>
          <FormField name="birth_date" label={t("fields.birth_date")}>
            {(control) => (
              <Input
                {...control}
                type="date"
                autoComplete="off"
                value={form.birth_date}
                onChange={({ target }) => onChange({ birth_date: target.value })}
              />
            )}
          </FormField>
          <NoteLine notes={notes} field="birth_date" />
        </div>
        <div>
          <FormField name="id_type" label={t("fields.id_type")}>
            {(control) => (
              <Select
                {...control}
                value={form.id_type ?? ""}
                onChange={({ target }) =>
                  onChange({ id_type: idDocumentTypes.find((each) => each === target.value) ?? null })
                }
              >
                <option value="">{t("chooseDocument")}</option>
                {idDocumentTypes.map((each) => (
                  <option key={each} value={each}>
                    {t(`documents.${each}`)}
                  </option>
                ))}
              </Select>
            )}
          </FormField>
          <NoteLine notes={notes} field="id_type" />
        </div>
        <div>
          <FormField
            name="id_number"
            label={t("fields.id_number")}
            hint={isSame && id_number_end !== "" ? t("savedNumber", { end: id_number_end }) : t("hints.id_number")}
          >
            {(control) => (
              <Input
                {...control}
                autoComplete="off"
                maxLength={40}
                value={form.id_number}
                onChange={({ target }) => onChange({ id_number: target.value })}
              />
            )}
          </FormField>
          <NoteLine notes={notes} field="id_number" />
        </div>
        {(form.id_type !== "National ID" || form.id_expires_on !== "" || saved.id_expires_on !== null) && (
          <div>
            <FormField name="id_expires_on" label={t("fields.id_expires_on")}>
              {(control) => (
                <Input
                  {...control}
                  type="date"
                  autoComplete="off"
                  value={form.id_expires_on}
                  onChange={({ target }) => onChange({ id_expires_on: target.value })}
                />
              )}
            </FormField>
            <NoteLine notes={notes} field="id_expires_on" />
          </div>
        )}
        <FileField saved={saved} field="id_front" isOpen />
        {form.id_type !== "Passport" && <FileField saved={saved} field="id_back" isOpen />}
        <FileField saved={saved} field="selfie" isOpen />
      </div>
    </Card>
  );
}
