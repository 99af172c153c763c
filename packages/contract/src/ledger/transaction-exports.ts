import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { TransactionFilter } from "./transactions.ts";

export const transactionExports = {
  file: endpoint({
    method: "GET",
    path: "/transaction-exports/transactions.csv",
    access: { resource: "transactions", action: "read" },
    summary: "The transactions of a list as a CSV file, newest first, in the requested language",
    /** The same filter as `transactions.list`; the server does the paging. */
    query: z.omit(TransactionFilter, { cursor: true, limit: true, sort: true }),
    timeoutMs: 300_000,
    reply: z.unknown(),
  }),
};
