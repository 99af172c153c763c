"use client";

import { isolated } from "@mauzo/format/isolated";
import { Card } from "@mauzo/ui/card";
import { ErrorPanel } from "@mauzo/ui/error-panel";
import Link from "next/link";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { PageHead } from "../../../components/page/page-head.tsx";
import { useAccount } from "../../../lib/session/account.tsx";
import { useFailureText } from "../../../lib/use-failure-text.ts";
import { OrdersList } from "../../../pickers/orders-list.tsx";
import { useHasProducts, useLowStock, useOrderNews } from "../data.ts";
import { LowStockCard } from "../parts/low-stock-card.tsx";
import { StartSteps } from "../parts/start-steps.tsx";
import { TodayCards } from "../parts/today-cards.tsx";
import { dayPart } from "../rules.ts";

const latest = 5;

/** The first page of the day: how it is going, what waits, and for a new shop the way to its first order. */
export function HomeScreen() {
  const t = useTranslations("home");
  const shell = useTranslations("shell");
  const failureText = useFailureText();
  const { user, shop } = useAccount();
  const [now] = useState(() => new Date());
  const { enabled, all, pending } = useOrderNews();
  const rows = all.data?.items;
  const starting = rows?.length === 0;
  const hasProducts = useHasProducts(starting);

  return (
    <>
      <PageHead
        title={t(dayPart(now, shop.time_zone), { name: isolated(user.name) })}
        subtitle={t("today", { shop: isolated(shop.name) })}
      />
      <div className="flex flex-col gap-4">
        {enabled && all.isError && rows === undefined ? (
          <Card flush>
            <ErrorPanel
              title={t("ordersFailed")}
              message={failureText(all.error)}
              retry={shell("retry")}
              onRetry={() => void all.refetch()}
              busy={all.isFetching}
            />
          </Card>
        ) : (
          enabled && <TodayCards newest={all.data} pending={pending.data} />
        )}
        <LowStockCard count={useLowStock()} />
        {starting && <StartSteps hasProducts={hasProducts} />}
        {enabled && !all.isError && !starting && (
          <Card
            title={t("latest")}
            flush
            action={
              <Link href="/dashboard/orders" className="font-medium text-primary underline-offset-4 hover:underline">
                {t("allOrders")}
              </Link>
            }
          >
            <OrdersList rows={rows} most={latest} />
          </Card>
        )}
      </div>
    </>
  );
}
