import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { IdParams } from "../shared.ts";

export const orderLinks = {
  /** Creates one more link each time: only hashes are stored, so earlier links still work but cannot be shown again. */
  create: endpoint({
    method: "POST",
    path: "/orders/:id/links",
    access: { resource: "orders", action: "update" },
    summary: "Create a new link to an order for its customer, with a message to send it in",
    params: IdParams,
    reply: z.object({
      url: z.string(),
      /** A message in the customer's language that contains the link. */
      text: z.string(),
    }),
  }),
};
