"use client";

import type { OperatorCase } from "@mauzo/contract/payments/compliance";
import type { ComplianceField, ComplianceFileField } from "@mauzo/contract/payments/compliance-states";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { Card } from "@mauzo/ui/card";
import { usePathname, useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { recordIdIn } from "../../../../record-address.ts";
import { useDecide, useDeskCase, useDeskFiles } from "../data.ts";
import { DecideCard } from "../parts/decide-card.tsx";
import { Document } from "../parts/document.tsx";
import { FieldVerdict } from "../parts/field-verdict.tsx";
import { fieldsOf, isFileField, notesOf, type Verdicts } from "../rules.ts";

const queue = "/operator";

/** What a shop shows of itself, beside its documents: each field is in order or has to be mended. */
export function DeskCaseScreen() {
  const t = useTranslations("desk");
  const shop = recordIdIn(usePathname());
  const query = useDeskCase(shop);
  if (query.data === undefined) {
    const words = { failed: t("caseFailed"), missing: t("caseGone"), missingText: t("caseGoneText") };
    return (
      <DetailQueryState
        title={t("caseTitle")}
        back={{ href: queue, label: t("title") }}
        side="right"
        words={words}
        query={query}
      />
    );
  }
  return <CaseToDecide key={query.data.version} shop={shop} found={query.data} />;
}

function CaseToDecide({ shop, found }: { shop: string; found: OperatorCase }) {
  const t = useTranslations("desk");
  const names = useTranslations("compliance");
  const router = useRouter();
  const [verdicts, setVerdicts] = useState<Verdicts>({});
  const [reason, setReason] = useState("");
  const { mutate: decide, isPending, isSuccess } = useDecide(shop);
  const fields = fieldsOf(found);
  const given = found.files.map(({ field }) => field);
  const files = useDeskFiles(shop, found.version, given);
  const notes = notesOf(fields, verdicts);
  const rest = fields.filter((field) => verdicts[field] === undefined);
  const texts: Partial<Record<ComplianceField, string | null>> = {
    ...{ owner_name: found.owner_name, birth_date: found.birth_date, business_name: found.business_name },
    ...{ id_number: found.id_number, id_expires_on: found.id_expires_on, tin: found.tin },
    business_type: names(`businessTypes.${found.business_type}`),
    id_type: found.id_type && names(`documents.${found.id_type}`),
  };
  const verdictOn = (field: ComplianceField, shown: ReactNode) => (
    <FieldVerdict
      key={field}
      field={field}
      verdict={verdicts[field]}
      onVerdict={(verdict) => setVerdicts((before) => ({ ...before, [field]: verdict }))}
    >
      {shown}
    </FieldVerdict>
  );
  const documentOf = (field: ComplianceFileField) => {
    const read = files[given.indexOf(field)];
    return (
      <Document
        name={names(`fields.${field}`)}
        file={found.files.find((one) => one.field === field)}
        url={read?.data}
        hasFailed={read?.error != null}
        onRetry={() => void read?.refetch()}
      />
    );
  };
  return (
    <>
      <PageHeader title={isolateBidi(found.shop_name)} back={{ href: queue, label: t("title") }} />
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <Card title={t("said")}>
          {fields
            .filter((field) => !isFileField(field))
            .map((field) => verdictOn(field, <p className="mt-1 wrap-anywhere">{texts[field] || t("nothing")}</p>))}
        </Card>
        <Card title={t("documents")}>
          {fields.filter(isFileField).map((field) => verdictOn(field, documentOf(field)))}
        </Card>
        <div className="lg:col-span-2">
          <DecideCard
            reason={reason}
            onReason={setReason}
            open={fields.filter((field) => notesOf([field], verdicts) === undefined).length}
            mends={notes !== undefined && notes.length > 0}
            busy={isPending || isSuccess}
            hasRest={rest.length > 0}
            onRest={() => {
              const fine = Object.fromEntries(rest.map((field) => [field, { is: "fine" }]));
              setVerdicts((before) => ({ ...before, ...fine }));
            }}
            onDecide={() => {
              const body = { version: found.version, notes: notes ?? [], reason: reason.trim() };
              decide(body, { onSuccess: () => router.push(queue) });
            }}
          />
        </div>
      </div>
    </>
  );
}
