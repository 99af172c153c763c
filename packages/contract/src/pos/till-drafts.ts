import * as z from "zod/mini";
import { DraftLine } from "../orders/order-drafts.ts";
import { Moment } from "../shared.ts";

/** A sale at the till before it is one, as a device stores it. */
export const TillDraft = z.object({
  /** Of the sale that it becomes, so that it becomes one however often it is sent; empty while nothing is chosen. */
  id: z.string(),
  lines: z.array(DraftLine),
  customer: z.object({ id: z.nullable(z.string()), name: z.string(), phone: z.string() }),
  /** An amount as it stands in its field. */
  discount: z.optional(z.union([z.int(), z.string()])),
});
export type TillDraft = z.infer<typeof TillDraft>;

/** Sales that were put aside, the last first. */
export const HeldSales = z.array(z.object({ at: Moment, sale: TillDraft }));
export type HeldSales = z.infer<typeof HeldSales>;
