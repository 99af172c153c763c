import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id, Language, Moment } from "../shared.ts";
import { CartToken } from "./cart.ts";

/**
 * Invoice: for the customer before payment. Receipt: for the customer afterwards. Packing slip: for the person who
 * packs; it has no prices.
 */
export const documentKinds = ["invoice", "receipt", "packing-slip"] as const;
export const DocumentKind = z.enum(documentKinds);
export type DocumentKind = z.infer<typeof DocumentKind>;

/** Pages, or the roll of a receipt printer. */
export const paperSizes = ["a4", "80mm"] as const;
export const PaperSize = z.enum(paperSizes);
export type PaperSize = z.infer<typeof PaperSize>;

/** Without a language, that of the shop, or English. */
const look = { size: z._default(PaperSize, "a4"), language: z.optional(Language) };

export const orderDocuments = {
  print: endpoint({
    method: "GET",
    path: "/orders/:id/documents/:kind",
    access: { resource: "orders", action: "read" },
    summary: "An order's invoice, receipt or packing slip as PDF",
    params: z.object({ id: Id, kind: DocumentKind }),
    query: z.object(look),
    timeoutMs: 300_000,
    reply: z.unknown(),
    errors: ["too_many_tries"],
  }),
  /** Anyone with the link sees every document of this order, for thirty days. */
  share: endpoint({
    method: "POST",
    path: "/orders/:id/document-links",
    access: { resource: "orders", action: "read" },
    summary: "Create a link to an order's documents, which works for anyone who has it",
    params: z.object({ id: Id }),
    body: z.strictObject({ kind: DocumentKind, ...look }),
    reply: z.object({ url: z.string(), expires_at: Moment }),
  }),
  shared: endpoint({
    method: "GET",
    path: "/public/documents/:key/:kind",
    access: "public",
    summary: "A document behind a shared link as PDF",
    params: z.object({ key: z.string().check(z.maxLength(64)), kind: DocumentKind }),
    query: z.object(look),
    reply: z.unknown(),
    errors: ["too_many_tries"],
  }),
  /** 404 while the cart is not ordered. */
  receipt: endpoint({
    method: "GET",
    path: "/api/v1/order/receipt",
    access: "cart",
    summary: "The receipt of the order behind a cart link as PDF",
    query: z.object({ token: CartToken, ...look }),
    reply: z.unknown(),
    errors: ["too_many_tries", "not_found"],
  }),
};
