import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { defineList } from "../lists.ts";
import { Id, page } from "../shared.ts";

export const maxOtherNames = 3;

/** A customer in the shop's list. */
export const Customer = z.object({
  id: Id,
  name: z.string(),
  /** E.164, or null when no number is known. */
  phone: z.nullable(z.string()),
  /** Other names on their newest orders. */
  other_names: z.array(z.string()).check(z.maxLength(maxOtherNames)),
});
export type Customer = z.infer<typeof Customer>;

/** Customers without a name come last by name. */
export const customerList = defineList({
  columns: { created: "id", name: "text or null" },
  first: "created_desc",
  filters: { search: z.optional(z.string().check(z.trim(), z.maxLength(80))) },
});

export const customers = {
  list: endpoint({
    method: "GET",
    path: "/customers",
    access: { resource: "customers", action: "read" },
    summary: "Customers whose name or telephone number contains these words, newest first or as sorted",
    query: customerList.query,
    reply: page(Customer),
  }),
};
