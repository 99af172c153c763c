import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { OrderCustomer } from "./orders.ts";

export const mostFoundCustomers = 20;

export const customers = {
  list: endpoint({
    method: "GET",
    path: "/customers",
    access: { resource: "customers", action: "read" },
    summary: "Customers whose name or telephone number has these words in it; the newest without any",
    query: z.object({ search: z.optional(z.string().check(z.trim(), z.maxLength(80))) }),
    reply: z.object({ items: z.array(OrderCustomer).check(z.maxLength(mostFoundCustomers)) }),
  }),
};
