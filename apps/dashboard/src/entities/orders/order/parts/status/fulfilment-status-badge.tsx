"use client";

import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import { Badge } from "@mauzo/ui/badge";
import { useFulfilmentAppearance } from "../../labels.ts";
import { FulfilmentIcon } from "./fulfilment-icon.tsx";

/** The fulfilment status of an order, with the shop's own label and colour. */
export function FulfilmentStatusBadge({ fulfilment }: { fulfilment: FulfilmentStatus }) {
  const { word, colour } = useFulfilmentAppearance()(fulfilment);
  return (
    <Badge tone={colour}>
      <FulfilmentIcon fulfilment={fulfilment} className="size-3.5 shrink-0" />
      {word}
    </Badge>
  );
}
