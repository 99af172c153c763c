"use client";

import type { OrderRow } from "@mauzo/contract/orders/orders";
import { Badge } from "@mauzo/ui/badge";
import { useStatusWord } from "../../labels.ts";
import { FulfilmentStatusBadge } from "./fulfilment-status-badge.tsx";

const tones = { pending: "neutral", completed: "primary", paid: "primary" } as const;

/** An order's status, and beside it the fulfilment status if the first does not already say it. */
export function OrderStatusBadge({
  order: { status, fulfilment },
}: {
  order: Pick<OrderRow, "status" | "fulfilment">;
}) {
  const wordOf = useStatusWord();
  if (status === "cancelled" || status === "picked up" || status === "delivered")
    return <FulfilmentStatusBadge fulfilment={status} />;
  return (
    <>
      <Badge tone={tones[status]}>{wordOf(status)}</Badge>
      {(fulfilment === "preparing" || fulfilment === "ready") && <FulfilmentStatusBadge fulfilment={fulfilment} />}
    </>
  );
}
