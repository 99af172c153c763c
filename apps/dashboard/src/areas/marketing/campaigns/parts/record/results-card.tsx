"use client";

import { type CampaignResults, followedDays } from "@mauzo/contract/marketing/campaign-results";
import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { formatMoney } from "@mauzo/format/money";
import { formatCount } from "@mauzo/format/numbers/format-count";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Brought } from "../../../../../entities/marketing/campaign/parts/by-link.tsx";
import {
  arrivedOf,
  isPriced,
  ordersPer100,
  sentOf,
  skipWord,
} from "../../../../../entities/marketing/campaign/rules.ts";
import { useFailureText } from "../../../../../lib/use-failure-text.ts";
import { CountList } from "../count-list.tsx";

type Row = [string, ReactNode, ReactNode?];
type Props = {
  campaign: Campaign;
  query: UseQueryResult<CampaignResults>;
  /** What its link brought; undefined until that is known, and for who may not. */
  brought: Brought | undefined;
};

/** The orders that came by the link, and the way to them. */
function LinkOrders({ id, brought: { orders, paid } }: { id: string; brought: Brought }) {
  const t = useTranslations("campaigns.record");
  const marketing = useTranslations("marketing");
  if (orders === 0) return t("ordersCount", { count: 0 });
  return (
    <>
      {paid && `${formatMoney(paid)} · `}
      <Link
        href={`/dashboard/orders?source=campaign&source_id=${id}`}
        prefetch={false}
        aria-label={`${marketing("seeOrders")}: ${t("ordersCount", { count: orders })}`}
        className="underline underline-offset-4"
      >
        {t("ordersCount", { count: orders })}
      </Link>
    </>
  );
}

/** What became of a campaign: messages, cost, orders after it; why messages failed and who was left out. */
export function ResultsCard({ campaign, brought, query: { data, isError, error, isFetching, refetch } }: Props) {
  const t = useTranslations("campaigns.record");
  const shell = useTranslations("shell");
  const marketing = useTranslations("marketing");
  const failureText = useFailureText();
  if (!data)
    return (
      <Card title={t("results")}>
        {isError ? (
          <ErrorPanel
            title={t("resultsFailed")}
            message={failureText(error)}
            retry={shell("retry")}
            onRetry={() => void refetch()}
            busy={isFetching}
          />
        ) : (
          <Skeleton className="h-32" />
        )}
      </Card>
    );
  const { counts, failures, skipped, parts, spent, opted_out, orders, clicks, clicked, compared } = data;
  const quoted = campaign.quoted && ` ${t("quoted", { price: formatMoney(campaign.quoted) })}`;
  const days = String(followedDays);
  const rateOf = (group: Parameters<typeof ordersPer100>[0]) => t("rate", { rate: ordersPer100(group) });
  const rows: Row[] = [
    [
      marketing("recipientStates.sent"),
      formatCount(sentOf(counts)),
      campaign.channel === "sms" && t("parts", { count: parts }),
    ],
    [marketing("recipientStates.delivered"), formatCount(arrivedOf(counts))],
    ...(campaign.channel === "whatsapp"
      ? [[marketing("recipientStates.read"), formatCount(counts.read)] satisfies Row]
      : []),
    [marketing("recipientStates.failed"), formatCount(counts.failed)],
    [marketing("recipientStates.skipped"), formatCount(counts.skipped)],
    [t("spent"), ...(isPriced(campaign) ? ([formatMoney(spent), quoted] as const) : ([t("notPriced")] as const))],
    [
      t("orders"),
      orders.count === 0
        ? t("ordersCount", { count: 0 })
        : `${formatMoney(orders.total)} · ${t("ordersCount", { count: orders.count })}`,
      orders.count === 0 ? t("ordersNone", { days }) : t("ordersNote", { people: orders.people, days }),
    ],
    [t("clicks"), t("clicksCount", { count: clicks }), clicks > 0 && t("clicksNote", { people: clicked })],
    ...(brought
      ? ([
          [t("carts"), formatCount(brought.carts)],
          [t("linkOrders"), <LinkOrders key="orders" id={campaign.id} brought={brought} />, t("linkOrdersNote")],
        ] satisfies Row[])
      : []),
    ...(compared
      ? ([
          [t("gotRate"), rateOf(compared.got), t("rateNote", { people: compared.got.people })],
          [t("heldRate"), rateOf(compared.held_out), t("rateNote", { people: compared.held_out.people })],
        ] satisfies Row[])
      : []),
    ...(campaign.channel === "sms" ? [[t("optedOut"), formatCount(opted_out), t("optedOutNote")] satisfies Row] : []),
  ];
  return (
    <Card title={t("results")}>
      <dl className="grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-2">
        {rows.map(([label, value, note]) => (
          <div key={label}>
            <dt className="text-[0.8125rem] text-muted">{label}</dt>
            <dd>
              <span className="font-semibold tabular-nums">{value}</span>
              {note && <span className="block text-[0.8125rem] text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <CountList
        title={t("failuresTitle")}
        rows={failures.map(({ failure, count }) => ({ text: marketing(`failures.${failure}`), count }))}
      />
      <CountList
        title={t("skippedTitle")}
        rows={skipped.map(({ why, count }) => ({ text: marketing(`skips.${skipWord(campaign.channel, why)}`), count }))}
      />
    </Card>
  );
}
