"use client";

import type { OrderStatus } from "@mauzo/contract/order-states";
import { Badge, type BadgeTone } from "@mauzo/ui/badge";
import { useTranslations } from "use-intl";

const tones: Record<OrderStatus, BadgeTone> = {
  pending: "accent",
  completed: "primary",
  cancelled: "danger",
  "picked up": "info",
  delivered: "info",
  paid: "primary",
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  const t = useTranslations("orders");
  return <Badge tone={tones[status]}>{t(`oneStatus.${status}`)}</Badge>;
}
