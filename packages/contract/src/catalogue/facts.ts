import * as z from "zod/mini";
import { fact } from "../fact.ts";

/** The facts about what a shop sells. */
export const catalogueFacts = {
  /** The subject was created, changed, archived or restored; for many products it is their batch, or the first of them. */
  "catalogue.changed": fact(1, z.strictObject({ kind: z.enum(["product", "set", "add_on_group"]) })),
  /** The subject is the product whose stock, or the stock of its add-ons, changed. */
  "stock.changed": fact(1, z.strictObject({ by: z.enum(["shop", "cart", "order"]) })),
};
