import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { CustomerFilter } from "./customers.ts";

export const customerExports = {
  file: endpoint({
    method: "GET",
    path: "/customer-exports/customers.csv",
    access: { resource: "customers", action: "read" },
    summary: "The customers of a list as a CSV file, newest first, in the requested language",
    /** The same filter as `customers.list`; the server does the paging. */
    query: z.omit(CustomerFilter, { cursor: true, limit: true, sort: true }),
    timeoutMs: 300_000,
    recorded: "customers_exported",
    reply: z.unknown(),
    errors: ["segment_unknown"],
  }),
};
