"use client";

import type { ComplianceCase } from "@mauzo/contract/payments/compliance";
import { complianceFileFields } from "@mauzo/contract/payments/compliance-states";
import { Card } from "@mauzo/ui/card";
import { useTranslations } from "next-intl";
import { FileField } from "./file-field.tsx";

/** What was sent, while it cannot be changed. */
export function ShownCase({ saved }: { saved: ComplianceCase }) {
  const t = useTranslations("compliance");
  const texts = {
    ...{ business_type: t(`businessTypes.${saved.business_type}`), owner_name: saved.owner_name },
    ...{ id_type: saved.id_type && t(`documents.${saved.id_type}`), business_name: saved.business_name },
    id_number: saved.id_number_end && `…${saved.id_number_end}`,
    tin: saved.tin_end && `…${saved.tin_end}`,
  };
  const rows = (["business_type", "owner_name", "id_type", "id_number", "business_name", "tin"] as const).filter(
    (field) => texts[field],
  );
  return (
    <Card title={t("sent")}>
      <dl className="grid grid-cols-1 gap-x-4 gap-y-2 sm:grid-cols-[12rem_1fr]">
        {rows.map((field) => (
          <div key={field} className="contents">
            <dt className="text-muted">{t(`fields.${field}`)}</dt>
            <dd className="wrap-anywhere">{texts[field]}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-4 flex flex-col gap-5">
        {complianceFileFields
          .filter((field) => saved.files.some((file) => file.field === field))
          .map((field) => (
            <FileField key={field} saved={saved} field={field} isOpen={false} />
          ))}
      </div>
    </Card>
  );
}
