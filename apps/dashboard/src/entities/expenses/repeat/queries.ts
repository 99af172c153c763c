import { expenseRepeats } from "@mauzo/contract/expenses/expense-repeats";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

/** What is spent every month: read once it is asked for. */
export const useRepeats = (enabled: boolean) => useQuery({ ...api.query(expenseRepeats.list, {}), enabled });
