"use client";

import type { PaymentStatus } from "@mauzo/contract/orders/order-states";
import { Badge, type BadgeTone } from "@mauzo/ui/badge";
import { useTranslations } from "next-intl";

const tones: Record<PaymentStatus, BadgeTone> = {
  unpaid: "accent",
  "part paid": "info",
  paid: "primary",
  refunded: "danger",
};

export function PaymentStatusBadge({ payment }: { payment: PaymentStatus }) {
  const t = useTranslations("orders.money");
  return <Badge tone={tones[payment]}>{t(payment)}</Badge>;
}
