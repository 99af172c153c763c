"use client";

import { useEffect, useState } from "react";
import type { OutboxStore } from "./create-outbox-store.ts";

/** What of a shop waits on this device, as it is in all its tabs. */
export function useOutboxRows<Row>(store: OutboxStore<Row>, shopId: string): readonly Row[] {
  const [rows, setRows] = useState<readonly Row[]>([]);
  useEffect(() => {
    let isOver = false;
    let newest = 0;
    const read = () => {
      newest += 1;
      const turn = newest;
      void store
        .list(shopId)
        .catch(() => [])
        .then((all) => {
          if (!isOver && turn === newest) setRows(all);
        });
    };
    read();
    const leave = store.subscribe(read);
    return () => {
      isOver = true;
      leave();
    };
  }, [store, shopId]);
  return rows;
}
