"use client";

import type { ComplianceCase, ComplianceInput, ComplianceStatus } from "@mauzo/contract/payments/compliance";
import { mayEditCompliance } from "@mauzo/contract/payments/compliance-states";
import { useTranslations } from "next-intl";
import { type ReactNode, useMemo } from "react";
import { useEditing } from "../../../../components/form/editing/use-editing.ts";
import { FormPage } from "../../../../components/form/form-page.tsx";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useSaveCase } from "../../../../entities/payments/compliance-case/actions/use-case.ts";
import {
  useComplianceCase,
  useComplianceStatus,
  useNewestCase,
} from "../../../../entities/payments/compliance-case/queries.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { BusinessCard } from "../parts/business-card.tsx";
import { HistoryCard } from "../parts/history-card.tsx";
import { OwnerCard } from "../parts/owner-card.tsx";
import { ShownCase } from "../parts/shown-case.tsx";
import { StatusCard } from "../parts/status-card.tsx";
import { SubmitCard } from "../parts/submit-card.tsx";
import { toForm, toInput, toSaid } from "../rules.ts";

export { startCompliance } from "../../../../entities/payments/compliance-case/queries.ts";

const back = "/dashboard/transactions";

/** How far the shop is with its documents; its admins fill them in here. */
export function ComplianceScreen() {
  const t = useTranslations("compliance");
  const query = useComplianceStatus();
  const isAdmin = useCanAccess("admin");
  if (query.data === undefined) {
    const words = { failed: t("failed") };
    return (
      <DetailQueryState
        title={t("title")}
        back={{ href: back, label: t("back") }}
        side="right"
        words={words}
        query={query}
      />
    );
  }
  if (isAdmin) return <AdminsCase status={query.data} />;
  return (
    <Shown>
      <StatusCard status={query.data} />
      <p className="text-muted">{t("onlyAdmins")}</p>
    </Shown>
  );
}

function Shown({ children }: { children: ReactNode }) {
  const t = useTranslations("compliance");
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={t("title")} back={{ href: back, label: t("back") }} />
      <div className="flex flex-col gap-4">{children}</div>
    </div>
  );
}

function AdminsCase({ status }: { status: ComplianceStatus }) {
  const t = useTranslations("compliance");
  const query = useComplianceCase();
  if (query.data === undefined) {
    const words = { failed: t("failed") };
    return (
      <DetailQueryState
        title={t("title")}
        back={{ href: back, label: t("back") }}
        side="right"
        words={words}
        query={query}
      />
    );
  }
  if (mayEditCompliance(query.data.state)) return <CaseFormPage status={status} saved={query.data} />;
  return (
    <Shown>
      <StatusCard status={status} />
      <ShownCase saved={query.data} />
      <HistoryCard history={query.data.history} />
    </Shown>
  );
}

function CaseFormPage({ status, saved }: { status: ComplianceStatus; saved: ComplianceCase }) {
  const t = useTranslations("compliance");
  const { mutateAsync } = useSaveCase();
  const readNewest = useNewestCase();
  const said = useMemo(() => toSaid(saved), [saved]);
  const editing = useEditing({
    ...{ saved: said, toForm, toInput },
    save: async (input: ComplianceInput) => toSaid(await mutateAsync(input)),
    readNewest: async () => toSaid(await readNewest()),
    saidSaved: () => ({ title: t("saved") }),
    saidFailed: t("saveFailed"),
  });
  const form = editing.form.watch();
  const change = (part: Partial<typeof form>) => editing.change(part);
  return (
    <FormPage editing={editing} title={t("title")} back={{ href: back, label: t("back") }} save={t("save")}>
      <StatusCard status={status} />
      <OwnerCard saved={saved} form={form} onChange={change} />
      <BusinessCard saved={saved} form={form} onChange={change} />
      <SubmitCard saved={saved} isChanged={editing.isChanged} />
      <HistoryCard history={saved.history} />
    </FormPage>
  );
}
