"use client";

import { campaignPlans } from "@mauzo/contract/marketing/campaign-plans";
import { formatMoney } from "@mauzo/format/money";
import { Badge } from "@mauzo/ui/badge";
import { Card } from "@mauzo/ui/card";
import { useRouter } from "next/navigation";
import { useTranslations } from "next-intl";
import { DetailQueryState } from "../../../../components/page/detail-query-state.tsx";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { useCampaigns } from "../../../../entities/marketing/campaign/queries.ts";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { usePlan, useRemovePlan, useTurnPlan } from "../data.ts";
import { PlanActions } from "../parts/plans/plan-actions.tsx";
import { PlanNext } from "../parts/plans/plan-next.tsx";
import { RunsCard } from "../parts/plans/runs-card.tsx";
import { MessageCard } from "../parts/record/message-card.tsx";
import { planPath } from "../rules.ts";

export { startPlan } from "../data.ts";

/** One recurring campaign: when it runs next, what its runs came to, and each of them. */
export function PlanScreen({ id }: { id: string }) {
  const t = useTranslations("campaignPlans");
  const query = usePlan(id);
  const runs = useCampaigns({ plan: id });
  const mayChange = useCanAccess(campaignPlans.update.access);
  const router = useRouter();
  const [turn, remove] = [useTurnPlan(), useRemovePlan()];
  const plan = query.data;
  const back = { href: planPath, label: t("title") };
  if (!plan) {
    const words = { failed: t("failed"), missing: t("missing"), missingText: t("missingText") };
    return <DetailQueryState title={t("recordTitle")} back={back} side="right" words={words} query={query} />;
  }
  const { occasion, days, channel, is_paused, budget, spent, people } = plan;
  return (
    <>
      <PageHeader
        title={plan.name}
        back={back}
        aside={<Badge tone={is_paused ? "danger" : "primary"}>{t(is_paused ? "isPaused" : "isRunning")}</Badge>}
        subtitle={<PlanNext plan={plan} />}
        actions={mayChange && <PlanActions {...{ plan, turn, remove }} onRemoved={() => router.replace(planPath)} />}
      />
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,1fr)_19rem]">
        <div className="flex min-w-0 flex-col gap-4">
          <Card title={t("summary")}>
            <ul className="flex flex-col gap-1">
              <li>
                {days === null ? t(`occasions.${occasion}`) : t("daysAfter", { days })} · {t(`channels.${channel}`)}
              </li>
              <li>{budget ? t("atMost", { price: formatMoney(budget) }) : t("noBudget")}</li>
              <li className="tabular-nums">
                {t("runs", { runs: plan.runs, people })} · {formatMoney(spent)}
              </li>
            </ul>
          </Card>
          <RunsCard runs={runs.data?.pages.flatMap(({ items }) => items)} />
        </div>
        <MessageCard campaign={plan} />
      </div>
    </>
  );
}
