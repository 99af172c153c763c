"use client";

import type { UnsentSale } from "@mauzo/contract/pos/till-drafts";
import { useEffect, useState } from "react";
import { unsentStore } from "./unsent-store.ts";

const none: readonly UnsentSale[] = [];

/** The sales of a shop that wait on this device, as they are in all its tabs; those taken out are among them. */
export function useUnsentSales(shopId: string): readonly UnsentSale[] {
  const [sales, setSales] = useState(none);
  useEffect(() => {
    let isOver = false;
    const read = () =>
      void unsentStore
        .list(shopId)
        .catch(() => none)
        .then((all) => !isOver && setSales(all));
    read();
    const leave = unsentStore.subscribe(read);
    return () => {
      isOver = true;
      leave();
    };
  }, [shopId]);
  return sales;
}
