"use client";

import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import type { SourceRow } from "@mauzo/contract/marketing/sources";
import { formatMoney } from "@mauzo/format/money";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { useTranslations } from "next-intl";
import { useMemo } from "react";
import type { Column } from "../../../components/table/column.ts";
import { CampaignStateBadge } from "../../../entities/marketing/campaign/parts/campaign-state-badge.tsx";
import { CampaignWhen } from "../../../entities/marketing/campaign/parts/campaign-when.tsx";
import { doneOf, isPriced, peopleOf } from "../../../entities/marketing/campaign/rules.ts";
import { sumsOf } from "../../../entities/marketing/source/rules.ts";

const isStarted = ({ state }: Campaign) => state !== "draft";

/** What came by their links. */
const broughtColumns = (
  t: ReturnType<typeof useTranslations<"campaigns">>,
  rows: readonly SourceRow[],
): Column<Campaign>[] => [
  {
    ...{ id: "carts", label: t("carts"), width: 5, numeric: true, hidden: true },
    cell: (campaign) => isStarted(campaign) && formatCount(sumsOf(rows, "campaign", campaign.id).carts),
  },
  {
    ...{ id: "orders", label: t("orders"), width: 5, numeric: true, from: 1280 as const },
    cell: (campaign) => isStarted(campaign) && formatCount(sumsOf(rows, "campaign", campaign.id).orders),
  },
  {
    ...{ id: "paid", label: t("paid"), width: 7, numeric: true, from: 1280 as const },
    cell: ({ id }) => {
      const { paid } = sumsOf(rows, "campaign", id);
      return paid && formatMoney(paid);
    },
  },
];

/** The columns of the list of campaigns. */
export function useCampaignColumns(brought: readonly SourceRow[] | undefined): readonly Column<Campaign>[] {
  const t = useTranslations("campaigns");
  return useMemo(
    () => [
      { id: "name", label: t("name"), width: 12, className: "truncate", cell: ({ name }) => <bdi>{name}</bdi> },
      { id: "state", label: t("state"), width: 7, cell: ({ state }) => <CampaignStateBadge state={state} /> },
      {
        ...{ id: "people", label: t("recipients"), width: 8, numeric: true },
        cell: (campaign) =>
          isStarted(campaign) && `${formatCount(doneOf(campaign.counts))} / ${formatCount(peopleOf(campaign.counts))}`,
      },
      {
        ...{ id: "cost", label: t("cost"), width: 8, numeric: true, from: 992 as const },
        cell: (campaign) => isStarted(campaign) && isPriced(campaign) && formatMoney(campaign.spent),
      },
      {
        ...{ id: "clicks", label: t("clicks"), width: 5, numeric: true, from: 1280 as const },
        cell: (campaign) => isStarted(campaign) && formatCount(campaign.clicks),
      },
      ...(brought ? broughtColumns(t, brought) : []),
      {
        ...{ id: "when", label: t("when"), width: 10, className: "truncate text-muted" },
        cell: (campaign) => <CampaignWhen campaign={campaign} />,
      },
    ],
    [t, brought],
  );
}
