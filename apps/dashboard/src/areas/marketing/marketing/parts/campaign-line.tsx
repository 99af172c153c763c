"use client";

import type { CampaignResults } from "@mauzo/contract/marketing/campaign-results";
import type { Campaign } from "@mauzo/contract/marketing/campaigns";
import { formatMoney } from "@mauzo/format/money";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { type Brought, ByLink } from "../../../../entities/marketing/campaign/parts/by-link.tsx";
import { CampaignBar } from "../../../../entities/marketing/campaign/parts/campaign-bar.tsx";
import { CampaignStateBadge } from "../../../../entities/marketing/campaign/parts/campaign-state-badge.tsx";
import { CampaignWhen } from "../../../../entities/marketing/campaign/parts/campaign-when.tsx";
import { campaignPaths, isBegun, isPriced } from "../../../../entities/marketing/campaign/rules.ts";

type Props = {
  campaign: Campaign;
  orders: CampaignResults["orders"] | undefined;
  /** What its link brought; undefined until that is known, and for who may not. */
  byLink: Brought | undefined;
};

/** What a campaign cost and brought so far. */
function Outcome({ campaign, orders, byLink }: Props) {
  const t = useTranslations("marketing");
  const brought =
    orders &&
    (orders.count === 0 ? t("orders", { count: 0 }) : `${formatMoney(orders.total)} · ${t("orders", orders)}`);
  return (
    <dl className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-[0.8125rem]">
      <div className="flex gap-2">
        <dt className="text-muted">{t("cost")}</dt>
        <dd className="tabular-nums">{isPriced(campaign) ? formatMoney(campaign.spent) : t("notPriced")}</dd>
      </div>
      <div className="flex gap-2">
        <dt className="text-muted">{t("brought")}</dt>
        <dd className="tabular-nums">{brought ?? "…"}</dd>
      </div>
      <div className="flex flex-wrap gap-x-2">
        <dt className="text-muted">{t("link")}</dt>
        <dd className="tabular-nums">
          <ByLink campaign={campaign} brought={byLink} />
          {byLink !== undefined && byLink.orders > 0 && (
            <>
              {" · "}
              <Link
                href={`/dashboard/orders?source=campaign&source_id=${campaign.id}`}
                prefetch={false}
                className="underline underline-offset-4"
              >
                {t("seeOrders")}
              </Link>
            </>
          )}
        </dd>
      </div>
    </dl>
  );
}

/** A campaign on the index: how it stands, how far it is, what it cost and brought. */
export function CampaignLine({ campaign, orders, byLink }: Props) {
  const { id, name, state, counts } = campaign;
  return (
    <li className="border-line border-t px-4 py-3 first:border-0 md:px-5">
      <div className="flex items-baseline justify-between gap-3 big-text:flex-wrap">
        <Link
          href={`${campaignPaths[campaign.channel].list}/${id}`}
          className="min-w-0 truncate font-medium text-primary underline-offset-4 hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <CampaignStateBadge state={state} />
      </div>
      <p className="mb-2 text-[0.8125rem] text-muted">
        <CampaignWhen campaign={campaign} />
      </p>
      {isBegun(campaign) && (
        <>
          <CampaignBar name={name} counts={counts} />
          <Outcome {...{ campaign, orders, byLink }} />
        </>
      )}
    </li>
  );
}
