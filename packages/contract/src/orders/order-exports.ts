import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { OrderFilter } from "./orders.ts";

export const orderExports = {
  file: endpoint({
    method: "GET",
    path: "/order-exports/orders.csv",
    access: { resource: "orders", action: "read" },
    summary: "The orders of a list as a CSV file, newest first, in the requested language",
    /** The same filter as `orders.list`; the server does the paging. */
    query: z.omit(OrderFilter, { cursor: true, limit: true, sort: true }),
    timeoutMs: 300_000,
    recorded: "orders_exported",
    reply: z.unknown(),
  }),
};
