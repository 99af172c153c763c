import * as z from "zod/mini";
import { Product } from "../catalogue/products.ts";
import { DraftLine } from "../orders/order-drafts.ts";
import { Moment } from "../shared.ts";
import { NewSale } from "./sales.ts";
import { Count, NewShift } from "./shifts.ts";

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

/** What a device keeps until the server has it. */
const waiting = {
  shop: z.string(),
  by: z.string(),
  /** Whose it is; earlier releases did not keep it. */
  person: z.optional(z.string()),
  at: Moment,
  /** Why the server did not take it, in words. */
  refused: z.optional(z.string()),
  /** Why somebody took it out: it is not sent any more. */
  taken_out: z.optional(z.object({ reason: z.string(), by: z.string(), at: Moment })),
};
/** A sale, with what its receipt says. */
export const UnsentSale = z.object({
  ...waiting,
  body: NewSale,
  sold: TillDraft,
  /** What was added to the goods, or taken off. */
  besides: z.array(z.object({ name: z.string(), minor: z.int() })),
});
export type UnsentSale = z.infer<typeof UnsentSale>;

/** A shift that was opened on the device. */
export const UnsentOpening = z.object({ ...waiting, register: z.string(), opens: NewShift });
export type UnsentOpening = z.infer<typeof UnsentOpening>;
/** A shift that was closed on it. */
export const UnsentClosing = z.object({ ...waiting, register: z.string(), closes: z.string(), count: Count });
export type UnsentClosing = z.infer<typeof UnsentClosing>;

export const UnsentRow = z.union([UnsentSale, UnsentOpening, UnsentClosing]);
export type UnsentRow = z.infer<typeof UnsentRow>;

/** What is on sale, as a device keeps it for when there is no network. */
export const KeptCatalogue = z.object({
  /** The build that wrote it: another one may expect another shape. */
  build: z.string(),
  person: z.string(),
  shop: z.string(),
  /** When it was read, in milliseconds. */
  at: z.number(),
  products: z.array(Product),
});
export type KeptCatalogue = z.infer<typeof KeptCatalogue>;
