"use client";

import { productImports } from "@mauzo/contract/catalogue/product-imports";
import { stock } from "@mauzo/contract/catalogue/stock";
import { conversations } from "@mauzo/contract/conversations/conversations";
import { salesSummary } from "@mauzo/contract/insights/sales-summary";
import { receipts } from "@mauzo/contract/payments/receipts";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useKeepPushDevice } from "../alerts/use-push-device.ts";
import { useTellMessages } from "../alerts/use-tell-messages.ts";
import { api } from "../session/api.ts";
import { useCanAccess } from "../session/use-can-access.ts";
import { useTitleBadge } from "./title-badge.ts";
import { useTellMentions } from "./use-tell-mentions.ts";
import { setWaitingCounts } from "./waiting-counts.ts";

/** Further back, nobody goes on with a file. */
const latestImports = 10;

/**
 * Reads what waits, live, by the home page's own queries. Nobody's first screen waits for it: the shell loads it once
 * the page is idle.
 */
export function ReadWaitingCounts() {
  const attention = useQuery({
    ...api.query(salesSummary.attention, {}),
    enabled: useCanAccess(salesSummary.attention.access),
  });
  const items = useQuery({ ...api.query(stock.summary, { query: {} }), enabled: useCanAccess(stock.summary.access) });
  const inbox = useQuery({
    ...api.query(conversations.counts, {}),
    enabled: useCanAccess(conversations.counts.access),
  });
  const orders = attention.data && attention.data.new + attention.data.claimed;
  const low = items.data?.low;
  const customers = inbox.data?.waiting;
  useTellMentions(inbox.data?.mentioned);
  useTellMessages();
  useTitleBadge();
  useKeepPushDevice();
  const files = useQuery({
    ...api.query(productImports.list, { query: { limit: latestImports } }),
    enabled: useCanAccess(productImports.list.access),
  });
  const imports = files.data?.items.filter(({ state, counts }) => state === "checked" && counts.broken > 0).length;
  const money = useQuery({
    ...api.query(receipts.list, { query: { limit: 1 } }),
    enabled: useCanAccess(receipts.list.access),
  }).data?.total;
  useEffect(() => {
    setWaitingCounts({
      ...(orders !== undefined && { orders }),
      ...(customers !== undefined && { conversations: customers }),
      ...(low !== undefined && { stock: low }),
      ...(imports !== undefined && { imports }),
      ...(money !== undefined && { receipts: money }),
    });
    return () => setWaitingCounts({});
  }, [orders, customers, low, imports, money]);
  return null;
}
