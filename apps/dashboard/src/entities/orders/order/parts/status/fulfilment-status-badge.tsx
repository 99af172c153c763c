"use client";

import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import { Badge } from "@mauzo/ui/badge";
import { useFulfilmentAppearance } from "../../labels.ts";

/** The fulfilment status of an order, with the shop's own label and colour. */
export function FulfilmentStatusBadge({ fulfilment }: { fulfilment: FulfilmentStatus }) {
  const { word, colour } = useFulfilmentAppearance()(fulfilment);
  return <Badge tone={colour}>{word}</Badge>;
}
