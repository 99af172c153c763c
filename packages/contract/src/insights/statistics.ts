import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Money } from "../shared.ts";

/** Totals of all shops: what was ordered and not cancelled, products on offer, visitors who have chatted. */
export const Statistics = z.object({ sales: Money, products: z.int(), visitors: z.int(), orders: z.int() });
export type Statistics = z.infer<typeof Statistics>;

export const statistics = {
  get: endpoint({
    method: "GET",
    path: "/public/statistics",
    access: "public",
    summary: "Totals over all shops, a few minutes old",
    reply: Statistics,
  }),
};
