"use client";

import { staff } from "@mauzo/contract/account/invites";
import { orderExports } from "@mauzo/contract/orders/order-exports";
import type { OrderFilter, OrderRow } from "@mauzo/contract/orders/orders";
import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";
import { previousAddress } from "../../../components/page/back-navigation.ts";
import { useOrders } from "../../../entities/orders/order/queries.ts";
import { useListExport } from "../../../lib/files/use-list-export.ts";
import { usePagedRows } from "../../../lib/list/use-paged-rows.ts";
import { useAccount } from "../../../lib/session/account.tsx";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";
import { filterOf, readOrderFilters } from "./filters.ts";
import { arrivals, neighboursOf } from "./rules.ts";

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

/** Who works in the shop, where the list shows the orders that one of them took, and the reader may know who there is. */
export function useTakers(taken_by: string | null): readonly { id: string; name: string }[] {
  const enabled = useCanAccess(staff.list.access) && taken_by !== null;
  return useQuery({ ...api.query(staff.list, {}), enabled }).data?.items ?? [];
}

/** Saves the listed orders as a file, newest first. */
export function useExport() {
  const save = useListExport(orderExports.file, useTranslations("orders")("exportFailed"));
  return ({ sort: _, ...query }: OrderFilter) => save({ query });
}

/** The orders before and after one in the list at this address, with its filter and order; more of it are read at its end. */
export function useNeighbours(id: string, listAddress: URL) {
  const { shop } = useAccount();
  const filters = readOrderFilters(listAddress);
  const list = useOrders(filterOf(filters, shop.time_zone));
  const rows = usePagedRows(list, filters.pages) ?? [];
  const last = useRef(-1);
  const ids = rows.map((row) => row.id);
  const { at, previous, next } = neighboursOf(ids, id, last.current);
  last.current = at;
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isAtEnd = at >= 0 && next === undefined && hasNextPage && !isFetching && !isError;
  useEffect(() => {
    if (isAtEnd) void fetchNextPage();
  }, [isAtEnd, fetchNextPage]);
  return { previous, next };
}

/** The list that the user came from, at its address; undefined if they came from elsewhere. */
export function useListAddress(path: string): URL | undefined {
  const [address, setAddress] = useState<URL>();
  // Not while it renders: the page's own entry comes into the history only with the page.
  useEffect(() => setAddress(previousAddress(path)), [path]);
  return address;
}
