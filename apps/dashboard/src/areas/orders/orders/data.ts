"use client";

import { orderExports } from "@mauzo/contract/orders/order-exports";
import type { OrderFilter, OrderRow } from "@mauzo/contract/orders/orders";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { useListExport } from "../../../lib/files/use-list-export.ts";
import { arrivals } from "./rules.ts";

const freshMs = 60_000;

/**
 * The orders that came in while the list was open, for a minute each.
 * @param newest the first page of the list; undefined while it loads or shows another filter's rows.
 * @param scope the list's filters; a new scope resets it.
 */
export function useNewOrders(
  newest: readonly OrderRow[] | undefined,
  scope: string,
): { fresh: ReadonlySet<string>; last: OrderRow | undefined } {
  const memory = useRef<{ scope: string; seen: ReadonlySet<string> }>(undefined);
  const [fresh, setFresh] = useState<ReadonlySet<string>>(new Set());
  const [last, setLast] = useState<OrderRow>();

  useEffect(() => {
    if (!newest) return;
    const before = memory.current?.scope === scope ? memory.current.seen : undefined;
    const { fresh: added, seen } = arrivals(
      before,
      newest.map(({ id }) => id),
    );
    memory.current = { scope, seen };
    if (added.length === 0) return;
    setFresh((now) => new Set([...now, ...added]));
    setLast(newest.find(({ id }) => id === added[0]));
    // Not cleared when the list changes: each new order has its own minute.
    setTimeout(() => setFresh((now) => new Set([...now].filter((id) => !added.includes(id)))), freshMs);
  }, [newest, scope]);

  return { fresh, last };
}

/** Saves the listed orders as a file, newest first. */
export function useExport() {
  const save = useListExport(orderExports.file, useTranslations("orders")("exportFailed"));
  return ({ sort: _, ...query }: OrderFilter) => save({ query });
}
