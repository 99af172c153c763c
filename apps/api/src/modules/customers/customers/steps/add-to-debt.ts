import type { Tx } from "../../../../db/tenant-transaction.ts";
import { addToSums } from "../queries/totals.ts";

/** Keeps what a customer owes where it is for no order; they are locked by the caller. */
export const addToDebt = (tx: Tx, more: { shopId: string; id: string; owedMinor: number }) =>
  addToSums(tx, { ...more, totalMinor: 0 });
