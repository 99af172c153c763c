"use client";

import { mostCounted } from "@mauzo/contract/catalogue/stock";
import { mostWaiting, type SalesAttention } from "@mauzo/contract/insights/sales-summary";
import { attentionKinds } from "@mauzo/contract/orders/order-states";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "use-intl";

type Props = {
  /** What waits of the orders, and how many items run low; undefined is still loading, null not for this person. */
  orders: SalesAttention | null | undefined;
  low: number | null | undefined;
};

/** Counted so far and no further. */
const told = (count: number, most: number) => (count >= most ? `${most - 1}+` : String(count));

/** What waits for somebody, and the way to a list of just that. */
export function AttentionList({ orders, low }: Props) {
  const t = useTranslations("home");
  const words = useTranslations("orders");
  const rows = [
    ...(orders === null
      ? []
      : attentionKinds.map((kind) => ({
          name: words(`attention.${kind}`),
          count: orders?.[kind],
          most: mostWaiting,
          href: `/dashboard/orders?attention=${kind}`,
        }))),
    ...(low === null
      ? []
      : [{ name: t("low"), count: low, most: mostCounted, href: "/dashboard/products/stock?filter=low" }]),
  ];
  return (
    <Card title={t("attention")} flush>
      <ul>
        {rows.map(({ name, count, most, href }) => (
          <li key={href} className="border-line border-t">
            <Link
              href={href}
              // One list stands behind most of these, and the way to it is fetched with the navigation.
              prefetch={false}
              className={clsx(
                "flex min-h-11 items-center gap-3 px-4 py-2.5 hover:bg-sunken md:px-5",
                count === 0 && "text-muted",
              )}
            >
              <span className={clsx("min-w-10 tabular-nums", count !== 0 && "font-semibold")}>
                {count === undefined ? <Skeleton className="h-4 w-6" /> : told(count, most)}
              </span>
              <span className="min-w-0 grow">{name}</span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
