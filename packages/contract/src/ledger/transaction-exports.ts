import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import type { PlainCode } from "../errors.ts";
import { Day } from "../shared.ts";
import { TransactionFilter } from "./transactions.ts";

const read = { resource: "transactions", action: "read" } as const;

export const statementFormats = ["pdf", "csv"] as const;
export const StatementFormat = z.enum(statementFormats);
export type StatementFormat = z.infer<typeof StatementFormat>;

/** A year, which may have a day more. */
const maxDays = 366;
/** How many transactions a statement has at most: a document is read page by page, a file by programs. */
export const maxStatementRows: Readonly<Record<StatementFormat, number>> = { pdf: 2_000, csv: 20_000 };

/** Days of the shop, both included. */
export const StatementDays = z.object({ from: Day, to: Day }).check(
  z.refine(({ from, to }) => from <= to, { message: "statement_reversed" satisfies PlainCode }),
  z.refine(({ from, to }) => Date.parse(to) - Date.parse(from) < maxDays * 86_400_000, {
    message: "statement_days" satisfies PlainCode,
  }),
);
export type StatementDays = z.infer<typeof StatementDays>;

export const transactionExports = {
  file: endpoint({
    method: "GET",
    path: "/transaction-exports/transactions.csv",
    access: read,
    summary: "The transactions of a list as a CSV file, newest first, in the requested language",
    /** The same filter as `transactions.list`; the server does the paging. */
    query: z.omit(TransactionFilter, { cursor: true, limit: true, sort: true }),
    timeoutMs: 300_000,
    recorded: "transactions_exported",
    reply: z.unknown(),
  }),
  statement: endpoint({
    method: "GET",
    path: "/transaction-exports/statements/:format",
    access: read,
    summary: "What the shop's money was before and after some days, and how it came and went on them, as PDF or CSV",
    params: z.object({ format: StatementFormat }),
    query: StatementDays,
    errors: ["statement_too_long", "too_many_tries"],
    timeoutMs: 120_000,
    recorded: "transactions_exported",
    reply: z.unknown(),
  }),
};
