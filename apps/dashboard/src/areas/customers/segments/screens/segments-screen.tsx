"use client";

import { segments } from "@mauzo/contract/customers/segments";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { EmptyState } from "@mauzo/ui/empty-state";
import { Layers, Plus } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useSegments } from "../../../../entities/customers/segment/queries.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useNames } from "../data.ts";
import { formOf, readyNames } from "../form/segment-form.ts";
import { SegmentRow } from "../parts/segment-row.tsx";

const create = "/dashboard/customers/customers-segments/new";

/** The shop's segments, each with its question in words, and ready-made ones to start from. */
export function SegmentsScreen() {
  const t = useTranslations("segments");
  const query = useSegments();
  const items = query.data?.items;
  const mayAdd = useCanAccess(segments.create.access);
  const { names } = useNames(items?.map(({ document }) => formOf("", document)) ?? []);
  const back = { href: "/dashboard/customers", label: t("backToCustomers") };
  if (!items)
    return (
      <DetailQueryState title={t("title")} back={back} side="right" words={{ failed: t("failed") }} query={query} />
    );
  return (
    <>
      <PageHeader
        title={t("title")}
        subtitle={t("text")}
        back={back}
        actions={
          mayAdd && (
            <Link href={create} className={buttonClass("primary")}>
              <Plus aria-hidden="true" className="size-4" />
              {t("add")}
            </Link>
          )
        }
      />
      <div className="flex flex-col gap-4">
        <Card flush>
          {items.length === 0 && (
            <EmptyState picture={<Layers className="size-6" />} title={t("emptyTitle")} text={t("emptyText")} />
          )}
          <ul aria-label={t("title")}>
            {items.map((segment) => (
              <SegmentRow key={segment.id} segment={segment} names={names} />
            ))}
          </ul>
        </Card>
        {mayAdd && (
          <Card title={t("ready")}>
            <ul className="flex flex-wrap gap-2">
              {readyNames.map((ready) => (
                <li key={ready}>
                  <Link href={`${create}?ready=${ready}`} className={buttonClass("secondary")}>
                    {t(`readyName.${ready}`)}
                  </Link>
                </li>
              ))}
            </ul>
          </Card>
        )}
      </div>
    </>
  );
}
