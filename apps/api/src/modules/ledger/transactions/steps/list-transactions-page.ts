import type { TransactionFilter } from "@mauzo/contract/ledger/transactions";
import type * as z from "zod/mini";
import type { JsonQuery } from "../../../../db/read-json-in-shop.ts";
import { readTransactions } from "../queries/list-transactions.ts";

type Filter = Omit<z.output<typeof TransactionFilter>, "limit" | "sort">;

/** A full page of the shop's transactions, newest first. */
export const listTransactionsPage = (shopId: string, filter: Filter): JsonQuery =>
  readTransactions(shopId, { ...filter, sort: "at_desc", limit: 100 });
