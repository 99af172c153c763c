import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";
import { FigureDays } from "./figures.ts";

/** Minor units of the shop's currency; null for callers who may not read transactions. */
const Minor = z.nullable(z.int());

/** What the people of the shop entered and sold over the counter; void orders count nowhere. */
export const TakenFigures = z.object({
  currency: z.string(),
  days: z.object({ from: z.iso.date(), to: z.iso.date() }),
  /** Those who took most first. */
  items: z.array(
    z.object({
      id: Id,
      name: z.string(),
      /** Orders they took, and what these come to; `till`: those of them that were sold over the counter. */
      ...{ orders: z.int(), sales_minor: Minor, till_orders: z.int(), till_minor: Minor },
    }),
  ),
});
export type TakenFigures = z.infer<typeof TakenFigures>;

export const takenFigures = {
  get: endpoint({
    method: "GET",
    path: "/analytics/by-person",
    access: { resource: "orders", action: "read" },
    summary: "What each person of the shop took in some days: orders they entered, and sales over the counter",
    query: FigureDays,
    reply: TakenFigures,
  }),
};
