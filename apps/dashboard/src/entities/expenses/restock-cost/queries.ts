import { restockCosts } from "@mauzo/contract/expenses/restock-costs";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

/** What restocks cost that is not written down yet, a few at a time. */
export const useRestockCosts = (enabled: boolean) =>
  useInfiniteQuery({ ...api.pages(restockCosts.list, { query: { limit: 3 } }), enabled });
