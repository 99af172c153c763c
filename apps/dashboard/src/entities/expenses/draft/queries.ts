import { expenseDrafts } from "@mauzo/contract/expenses/expense-drafts";
import { useInfiniteQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const comingEveryMs = 3_000;

/** Drafts that nobody has decided on. A picture that is still on its way is asked for again until it is here. */
export const useDrafts = () =>
  useInfiniteQuery({
    ...api.pages(expenseDrafts.list, { query: {} }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ picture }) => picture === "coming")) ? comingEveryMs : false,
  });
