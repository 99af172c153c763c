import { staff } from "@mauzo/contract/account/invites";
import { expenseDrafts } from "@mauzo/contract/expenses/expense-drafts";
import { expensePhones } from "@mauzo/contract/expenses/expense-phones";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const comingEveryMs = 3_000;

/** Drafts that nobody has decided on. A picture that is still on its way is asked for again until it is here. */
export const useDrafts = () =>
  useInfiniteQuery({
    ...api.pages(expenseDrafts.list, { query: {} }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ items }) => items.some(({ picture }) => picture === "coming")) ? comingEveryMs : false,
  });

/** The phones from which expenses are written by message, and who may have one: read once they are asked for. */
export const usePhones = (enabled: boolean) => useQuery({ ...api.query(expensePhones.list, {}), enabled });
export const useMembers = (enabled: boolean) => useQuery({ ...api.query(staff.list, {}), enabled });
