import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Money } from "../shared.ts";

/** All shops together: what was ordered and not cancelled, what is on offer, who has chatted. */
export const Statistics = z.object({ sales: Money, products: z.int(), visitors: z.int(), orders: z.int() });
export type Statistics = z.infer<typeof Statistics>;

export const statistics = {
  get: endpoint({
    method: "GET",
    path: "/public/statistics",
    access: "public",
    summary: "Totals over all shops, some minutes old",
    reply: Statistics,
  }),
};
