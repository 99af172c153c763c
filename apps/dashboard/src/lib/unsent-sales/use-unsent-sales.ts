"use client";

import { useOutboxRows } from "../outbox/use-outbox-rows.ts";
import { unsentStore } from "./unsent-store.ts";

/** The sales of a shop that wait on this device, as they are in all its tabs; those taken out are among them. */
export const useUnsentSales = (shopId: string) => useOutboxRows(unsentStore, shopId);
