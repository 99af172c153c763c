"use client";

import type { OrderMoney } from "@mauzo/contract/orders/order-states";
import { Badge, type BadgeTone } from "@mauzo/ui/badge";
import { useTranslations } from "use-intl";

const tones: Record<OrderMoney, BadgeTone> = {
  unpaid: "accent",
  "part paid": "info",
  paid: "primary",
  refunded: "danger",
};

/** How much of an order's money is here, in a word. */
export function MoneyBadge({ money }: { money: OrderMoney }) {
  const t = useTranslations("orders.money");
  return <Badge tone={tones[money]}>{t(money)}</Badge>;
}
