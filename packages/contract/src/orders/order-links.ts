import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "../shared.ts";

export const orderLinks = {
  /** One more each time: only hashes of links are kept, so those given before work on and cannot be shown again. */
  create: endpoint({
    method: "POST",
    path: "/orders/:id/links",
    access: { resource: "orders", action: "update" },
    summary: "A new link to an order for its customer, with a sentence that hands it over",
    params: IdParams,
    reply: z.object({
      url: z.string(),
      /** In the customer's language, the link within. */
      text: z.string(),
    }),
  }),
};
