"use client";

import { campaignPlans } from "@mauzo/contract/marketing/campaign-plans";
import { buttonClass } from "@mauzo/ui/button-class";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { CalendarHeart, Plus } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { ListEmptyOrFailed } from "../../../../components/list/list-empty-or-failed.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { usePlans } from "../data.ts";
import { PlanRow } from "../parts/plans/plan-row.tsx";
import { writePlanPath } from "../rules.ts";

export { startPlans } from "../data.ts";

/** The shop's campaigns that are sent again by themselves. */
export function PlansScreen() {
  const t = useTranslations("campaignPlans");
  const all = useTranslations("campaigns");
  const list = usePlans();
  const items = list.data?.items;
  const mayAdd = useCanAccess(campaignPlans.create.access);
  const add = mayAdd && (
    <div className="flex flex-wrap gap-2">
      {(["sms", "whatsapp"] as const).map((channel) => (
        <Link
          key={channel}
          href={`${writePlanPath}?channel=${channel}`}
          className={buttonClass(channel === "sms" ? "primary" : "secondary")}
        >
          <Plus aria-hidden="true" className="size-4" />
          {t(`add.${channel}`)}
        </Link>
      ))}
    </div>
  );
  const words = { failed: t("failed"), emptyTitle: t("emptyTitle"), emptyText: t("emptyText") };
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title={t("title")}
        subtitle={t("subtitle")}
        back={{ href: "/dashboard/marketing", label: all("backToMarketing") }}
        actions={items && items.length > 0 && add}
      />
      <Card flush>
        {items === undefined && !list.isError && <Skeleton className="m-4 h-40" />}
        {(list.isError || items?.length === 0) && (
          <ListEmptyOrFailed
            words={words}
            list={{ ...list, data: undefined }}
            count={items?.length}
            empty={{ picture: <CalendarHeart className="size-6" />, action: add }}
          />
        )}
        <ul className="divide-y divide-line empty:hidden">
          {items?.map((plan) => (
            <PlanRow key={plan.id} plan={plan} />
          ))}
        </ul>
      </Card>
    </div>
  );
}
