"use client";

import type { Goods } from "@mauzo/contract/orders/order-states";
import { Badge } from "@mauzo/ui/badge";
import { useGoodsFaces } from "./use-goods-faces.ts";

/** Where an order's goods are, in the shop's own word and colour. */
export function GoodsBadge({ goods }: { goods: Goods }) {
  const { word, colour } = useGoodsFaces()(goods);
  return <Badge tone={colour}>{word}</Badge>;
}
