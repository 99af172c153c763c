import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Id } from "../shared.ts";

export const mostFoundCustomers = 20;
export const mostOtherNames = 3;

/** Somebody in the shop's list. */
export const Customer = z.object({
  id: Id,
  name: z.string(),
  /** E.164, or null when none is known. */
  phone: z.nullable(z.string()),
  /** Other names their newest orders were placed under. */
  other_names: z.array(z.string()).check(z.maxLength(mostOtherNames)),
});
export type Customer = z.infer<typeof Customer>;

export const customers = {
  list: endpoint({
    method: "GET",
    path: "/customers",
    access: { resource: "customers", action: "read" },
    summary: "Customers whose name or telephone number has these words in it; the newest without any",
    query: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(80))) }),
    reply: z.object({ items: z.array(Customer).check(z.maxLength(mostFoundCustomers)) }),
  }),
};
