import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Language, Moment } from "../shared.ts";
import { CartToken } from "./cart.ts";

/** For the customer before it is paid, for the customer afterwards, and for whoever fills the bag: that one has no prices. */
export const paperKinds = ["invoice", "receipt", "packing-slip"] as const;
export const PaperKind = z.enum(paperKinds);
export type PaperKind = z.infer<typeof PaperKind>;

/** Pages, or the roll of a till's printer. */
export const paperSizes = ["a4", "80mm"] as const;
export const PaperSize = z.enum(paperSizes);
export type PaperSize = z.infer<typeof PaperSize>;

/** Without a language it is the shop's own, or English. */
const look = { size: z._default(PaperSize, "a4"), language: z.optional(Language) };

export const orderPapers = {
  print: endpoint({
    method: "GET",
    path: "/orders/:id/papers/:kind",
    access: { resource: "orders", action: "read" },
    summary: "An order's invoice, receipt or packing slip as PDF",
    params: z.object({ id: Id, kind: PaperKind }),
    query: z.object(look),
    reply: z.unknown(),
  }),
  /** Whoever has the link sees every paper of this one order, for thirty days. */
  share: endpoint({
    method: "POST",
    path: "/orders/:id/paper-links",
    access: { resource: "orders", action: "read" },
    summary: "A link to an order's papers, for whoever has it",
    params: z.object({ id: Id }),
    body: z.strictObject({ kind: PaperKind, ...look }),
    reply: z.object({ url: z.string(), expires_at: Moment }),
  }),
  shared: endpoint({
    method: "GET",
    path: "/public/papers/:key/:kind",
    access: "public",
    summary: "A paper behind a shared link as PDF",
    params: z.object({ key: z.string().check(z.maxLength(64)), kind: PaperKind }),
    query: z.object(look),
    reply: z.unknown(),
  }),
  /** 404 while the cart is not ordered. */
  receipt: endpoint({
    method: "GET",
    path: "/api/v1/order/receipt",
    access: "cart",
    summary: "The receipt of what was ordered over a cart link as PDF",
    query: z.object({ token: CartToken, ...look }),
    reply: z.unknown(),
  }),
};
