import { sales } from "@mauzo/contract/pos/sales";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

/** What the reader sold, the last first. */
export const useOwnSales = () => useInfiniteQuery(api.pages(sales.own, { query: {} }));
