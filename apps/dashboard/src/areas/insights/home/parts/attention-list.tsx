"use client";

import { mostCounted } from "@mauzo/contract/catalogue/stock";
import { maxAttentionCount, type SalesAttention } from "@mauzo/contract/insights/sales-summary";
import { attentionKinds } from "@mauzo/contract/orders/order-states";
import { Card } from "@mauzo/ui/card";
import { Skeleton } from "@mauzo/ui/skeleton";
import { clsx } from "clsx";
import { ChevronRight } from "lucide-react";
import Link from "next/link";
import { useTranslations } from "next-intl";

type Props = {
  /**
   * Orders that need attention, and how many items run low; undefined while loading, null where this person may not see
   * them.
   */
  orders: SalesAttention | null | undefined;
  low: number | null | undefined;
  /** Whether customers are not told how to pay, and this person can change it. */
  isUntold: boolean;
  /** Why nothing leaves over WhatsApp; undefined where it does, or where this person may not see it. */
  stopped: "refused" | "paused" | undefined;
  /** A chatflow that was not published when its time came. */
  unpublishedFlow: string | undefined;
  /** How often money came that waits for its order; 0 while unknown, or where this person may not see it. */
  unplaced: number;
};

/** Nobody counts what waits beyond this. */
const mostUnplaced = 100;

/** A count up to the maximum that the server counts. */
const countText = (count: number, most: number) => (count >= most ? `${most - 1}+` : String(count));

/** What needs attention, each with a link to its filtered list. */
export function AttentionList({ orders, low, isUntold, stopped, unpublishedFlow, unplaced }: Props) {
  const t = useTranslations("home");
  const words = useTranslations("orders");
  const urgent = [
    ...(stopped ? [{ name: t(`channel.${stopped}`), href: "/dashboard/connect" }] : []),
    ...(unpublishedFlow === undefined
      ? []
      : [{ name: t("flowRefused"), href: `/dashboard/chatflow?flow=${unpublishedFlow}` }]),
    ...(isUntold ? [{ name: t("setPaid"), href: "/dashboard/settings/payments" }] : []),
  ];
  const rows = [
    ...(unplaced > 0
      ? [{ name: t("unplaced"), count: unplaced, most: mostUnplaced, href: "/dashboard/transactions/unmatched" }]
      : []),
    ...(orders === null
      ? []
      : attentionKinds.map((kind) => ({
          name: words(`attention.${kind}`),
          count: orders?.[kind],
          most: maxAttentionCount,
          href: `/dashboard/orders?attention=${kind}`,
        }))),
    ...(low === null
      ? []
      : [{ name: t("low"), count: low, most: mostCounted, href: "/dashboard/products/stock?filter=low" }]),
  ];
  return (
    // On a phone, five cards of figures would stand before it.
    <Card title={t("attention")} flush className="max-md:order-first">
      <ul>
        {urgent.map(({ name, href }) => (
          <li key={href} className="border-line border-t">
            <Link
              href={href}
              prefetch={false}
              className="flex min-h-11 items-center gap-3 px-4 py-2.5 font-semibold hover:bg-sunken md:px-5"
            >
              <span className="min-w-0 grow">{name}</span>
              <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-muted" />
            </Link>
          </li>
        ))}
        {rows.map(({ name, count, most, href }) => (
          <li key={href} className="border-line border-t">
            <Link
              href={href}
              // Most of these lead to the same list, which is already prefetched by the navigation.
              prefetch={false}
              className={clsx(
                "flex min-h-11 items-center gap-3 px-4 py-2.5 hover:bg-sunken md:px-5",
                count === 0 && "text-muted",
              )}
            >
              <span className={clsx("min-w-10 tabular-nums", count !== 0 && "font-semibold")}>
                {count === undefined ? <Skeleton className="h-4 w-6" /> : countText(count, most)}
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
