import * as z from "zod/mini";

/** What a transfer is for. */
export const transferKinds = [
  /** For an order, and back to its customer. */
  ...(["payment", "refund"] as const),
  /** Money without an order, its use for one, and what a payment had too much. */
  ...(["unmatched", "allocation", "surplus"] as const),
  /** Parts of a payment that are not the order's. */
  ...(["fee", "rounding"] as const),
  ...(["settlement", "withdrawal"] as const),
  /** What the shop spent. */
  "expense",
  /** What was counted in a drawer more or less than expected. */
  "difference",
  /** What a customer owes beside their orders, and what of it is asked for no more. */
  ...(["debt", "forgiveness"] as const),
  /** Undoes another transfer. */
  "reversal",
] as const;
export const TransferKind = z.enum(transferKinds);
export type TransferKind = z.infer<typeof TransferKind>;
