"use client";

import type { OrderRow } from "@mauzo/contract/orders/orders";
import { Badge } from "@mauzo/ui/badge";
import { useTranslations } from "use-intl";
import { GoodsBadge } from "./goods-badge.tsx";

const tones = { pending: "accent", completed: "primary", paid: "primary" } as const;

/** An order's one label, and beside it where its goods are, as far as the label does not say so. */
export function StatusBadge({ order: { status, goods } }: { order: Pick<OrderRow, "status" | "goods"> }) {
  const t = useTranslations("orders.oneStatus");
  if (status === "cancelled" || status === "picked up" || status === "delivered") return <GoodsBadge goods={status} />;
  return (
    <>
      <Badge tone={tones[status]}>{t(status)}</Badge>
      {(goods === "preparing" || goods === "ready") && <GoodsBadge goods={goods} />}
    </>
  );
}
