"use client";

import { suppliers } from "@mauzo/contract/expenses/suppliers";
import { formatDay } from "@mauzo/format/date-time";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Button } from "@mauzo/ui/button";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import { Truck } from "lucide-react";
import Link from "next/link";
import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useSuppliers } from "../../../../entities/expenses/supplier/queries.ts";
import { lazyPart } from "../../../../lib/lazy/lazy-part.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { OwedSums } from "../parts/owed-sums.tsx";
import { DebtTabs } from "./debt-tabs.tsx";

export { startSuppliers } from "../../../../entities/expenses/supplier/queries.ts";

const SupplierDialog = lazyPart(async () => (await import("../parts/supplier-dialog.tsx")).SupplierDialog);

/** What the shop owes its suppliers, who is owed the most first. */
export function SuppliersScreen() {
  const t = useTranslations("suppliers");
  const language = useLocale();
  const failureText = useFailureText();
  const mayAdd = useCanAccess(suppliers.create.access);
  const [isAdding, setAdding] = useState(false);
  const { data, error, isFetching, refetch } = useSuppliers();
  const add = mayAdd && <Button onClick={() => setAdding(true)}>{t("add")}</Button>;
  return (
    <>
      <DebtTabs chosen="suppliers" />
      <PageHeader title={t("title")} subtitle={t("text")} actions={add} />
      {data === undefined && error && (
        <ErrorPanel
          title={t("failed")}
          message={failureText(error)}
          retry={t("retry")}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {data === undefined && !error && <Skeleton className="h-40" />}
      {data?.items.length === 0 && (
        <EmptyState picture={<Truck className="size-6" />} title={t("emptyTitle")} text={t("emptyText")} action={add} />
      )}
      {data !== undefined && data.items.length > 0 && (
        <>
          <OwedSums of={data} />
          <Card flush>
            <ul aria-label={t("title")}>
              {data.items.map(({ id, name, phone, owed, overdue, due_on }) => (
                <li key={id} className="relative border-line border-t px-4 py-3 first:border-0 hover:bg-sunken md:px-5">
                  <div className="flex flex-wrap items-baseline justify-between gap-x-3">
                    <Link
                      href={`/dashboard/debt/suppliers/${id}`}
                      className="wrap-anywhere min-w-0 font-medium after:absolute after:inset-0"
                    >
                      <bdi>{name}</bdi>
                    </Link>
                    <span className="tabular-nums">{formatMoney(owed)}</span>
                  </div>
                  <p className="flex flex-wrap items-center gap-x-2 text-[0.8125rem] text-muted">
                    {phone !== null && <span className="tabular-nums">{phone}</span>}
                    {due_on !== null && <span>{t("dueBy", { day: formatDay(due_on, language) })}</span>}
                    {overdue.minor > 0 && <Badge tone="danger">{t("states.overdue")}</Badge>}
                  </p>
                </li>
              ))}
            </ul>
          </Card>
        </>
      )}
      {isAdding && <SupplierDialog onClose={() => setAdding(false)} />}
    </>
  );
}
