"use client";

import { type ProductSales, productSalesDays } from "@mauzo/contract/catalogue/product-history";
import { dashboardOrderPath } from "@mauzo/contract/orders/dashboard-order-path";
import { formatMoney } from "@mauzo/format/money";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import type { UseQueryResult } from "@tanstack/react-query";
import Link from "next/link";
import { useTranslations } from "next-intl";
import { RelativeTime } from "../../../../components/relative-time.tsx";
import { useFailureText } from "../../../../lib/use-failure-text.ts";

/** How a product sold lately, and the orders that contain it. */
export function SalesCard({ query }: { query: UseQueryResult<ProductSales> }) {
  const t = useTranslations("products.sales");
  const failureText = useFailureText();
  const { data, error, isPending } = query;
  return (
    <Card
      title={t("title")}
      description={t("days", { days: String(productSalesDays) })}
      flush
      className="max-lg:order-1"
    >
      {isPending && <Skeleton className="m-4 h-16 md:m-5" />}
      {error && (
        <p role="alert" className="px-4 pb-4 text-danger md:px-5">
          {failureText(error)}
        </p>
      )}
      {data && (
        <p className="px-4 pb-3 md:px-5">
          {data.orders === 0
            ? t("none")
            : t("sum", { units: data.units, orders: data.orders, total: formatMoney(data.total) })}
        </p>
      )}
      <ul className="empty:hidden">
        {data?.recent.map(({ id: orderId, number, placed_at, quantity, total }) => (
          <li key={orderId} className="border-line border-t">
            <Link
              href={dashboardOrderPath(orderId)}
              className="flex flex-wrap justify-between gap-x-3 px-4 py-2.5 hover:bg-sunken/60 md:px-5"
            >
              <span>
                {number} <span className="text-muted">× {quantity}</span>
              </span>
              <span className="flex grow flex-wrap justify-between gap-x-3">
                <span className="text-muted">
                  <RelativeTime iso={placed_at} />
                </span>
                <span className="ml-auto whitespace-nowrap tabular-nums">{formatMoney(total)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
