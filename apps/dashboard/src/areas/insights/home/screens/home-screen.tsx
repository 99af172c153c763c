"use client";

import { channels } from "@mauzo/contract/conversations/channels";
import { isolateBidi } from "@mauzo/format/isolate-bidi";
import { can, isAdmin } from "@mauzo/permissions/permissions";
import { Card } from "@mauzo/ui/card";
import { ChoiceChips } from "@mauzo/ui/choice-chips";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { useState } from "react";
import { PageHeader } from "../../../../components/page/page-header.tsx";
import { OrdersList } from "../../../../entities/orders/order/parts/list/orders-list.tsx";
import { dayIn, presetRange, presets } from "../../../../lib/list/day-range.ts";
import { useAccount } from "../../../../lib/session/account.tsx";
import { useCanAccess } from "../../../../lib/session/use-can-access.ts";
import { useFailureText } from "../../../../lib/use-failure-text.ts";
import { useWaitingCounts } from "../../../../lib/waiting/waiting-counts.ts";
import { useHasProducts, useLowStock, useSales, useUnpublishedFlow } from "../data.ts";
import { useHomePreset } from "../filters.ts";
import { AttentionList } from "../parts/attention-list.tsx";
import { SalesCards } from "../parts/sales-cards.tsx";
import { SetupChecklist } from "../parts/setup-checklist.tsx";
import { dayPart } from "../rules.ts";

export { startHome } from "../data.ts";

const mostLatest = 5;

/** The home page: sales, what needs attention, and for a new shop the steps to its first order. */
export function HomeScreen() {
  const t = useTranslations("home");
  const input = useTranslations("input");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const { user, shop } = useAccount();
  const [now] = useState(() => new Date());
  const [preset, setPreset] = useHomePreset();
  const range = presetRange(preset, dayIn(shop.time_zone, now));
  const { enabled, sales, attention, newest } = useSales(range);
  const stock = useLowStock();
  const maySeeChannels = useCanAccess(channels.list.access);
  const hasProducts = useHasProducts();
  const unpublishedFlow = useUnpublishedFlow();
  const { receipts: unplaced = 0 } = useWaitingCounts();
  const rows = newest.data?.items;
  const starting = rows?.length === 0;
  // Before the first order there are no sales to show: only the first steps, and items that run low.
  const counts = enabled && !starting;
  const failed = [sales, attention, newest, stock.low].filter(({ isError, data }) => isError && data === undefined);
  const waits = counts && (attention.data !== undefined || !attention.isError);
  const isShort = (stock.low.data?.low ?? 0) > 0;
  const isUntold = !shop.tells_how_to_pay && isAdmin(user.permissions);
  const health = shop.whatsapp_health;
  const stopped = maySeeChannels && (health === "refused" || health === "paused") ? health : undefined;
  const shelf = stock.enabled && (starting ? isShort : stock.low.data !== undefined || !stock.low.isError);

  return (
    <>
      <PageHeader
        title={t(dayPart(now, shop.time_zone), { name: isolateBidi(user.name) })}
        subtitle={isolateBidi(shop.name)}
      />
      <div className="flex flex-col gap-4">
        {failed[0] && (
          <Card flush>
            <ErrorPanel
              title={t("ordersFailed")}
              message={failureText(failed[0].error)}
              retry={shell("retry")}
              onRetry={() => void Promise.all(failed.map(({ refetch }) => refetch()))}
              busy={failed.some(({ isFetching }) => isFetching)}
            />
          </Card>
        )}
        {counts && (
          <ChoiceChips
            label={t("days")}
            chips={presets.map((value) => ({ value, text: input(`presets.${value}`) }))}
            value={preset}
            onChoose={(value) => void setPreset(value)}
          />
        )}
        {counts && !failed.includes(sales) && (
          <SalesCards
            summary={sales.data}
            seesMoney={can(user.permissions, { resource: "transactions", action: "read" })}
            ordersHref={`/dashboard/orders?${new URLSearchParams(range)}`}
          />
        )}
        {(waits || shelf || isUntold || stopped || unpublishedFlow || unplaced > 0) && (
          <AttentionList
            orders={waits ? attention.data : null}
            low={shelf ? stock.low.data?.low : null}
            isUntold={isUntold}
            stopped={stopped}
            unpublishedFlow={unpublishedFlow}
            unplaced={unplaced}
          />
        )}
        {starting && <SetupChecklist hasProducts={hasProducts} />}
        {counts && !failed.includes(newest) && (
          <Card
            title={t("latest")}
            flush
            action={
              <Link href="/dashboard/orders" className="font-medium text-primary underline-offset-4 hover:underline">
                {t("allOrders")}
              </Link>
            }
          >
            <OrdersList rows={rows} most={mostLatest} />
          </Card>
        )}
      </div>
    </>
  );
}
