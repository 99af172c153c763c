"use client";

import type { UnsentSale } from "@mauzo/contract/pos/till-drafts";
import { useMemo } from "react";
import { useOutboxRows } from "../outbox/use-outbox-rows.ts";
import { isSale } from "./unsent-rows.ts";
import { unsentStore } from "./unsent-store.ts";

/** What of a shop waits on this device, as it is in all its tabs; what was taken out is among it. */
export const useUnsentRows = (shopId: string) => useOutboxRows(unsentStore, shopId);

/** The sales of it. */
export function useUnsentSales(shopId: string): readonly UnsentSale[] {
  const rows = useUnsentRows(shopId);
  return useMemo(() => rows.filter(isSale), [rows]);
}
