import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { expenseList } from "./expenses.ts";

export const expenseExports = {
  file: endpoint({
    method: "GET",
    path: "/expense-exports/expenses.csv",
    access: { resource: "transactions", action: "read" },
    summary: "The expenses of a list as a CSV file, the last day first, in the requested language",
    /** The same filter as `expenses.list`; the server does the paging. */
    query: z.omit(expenseList.query, { cursor: true, limit: true, sort: true }),
    timeoutMs: 300_000,
    recorded: "expenses_exported",
    reply: z.unknown(),
  }),
};
