import { shifts } from "@mauzo/contract/pos/shifts";
import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";
import { registersQuery } from "../register/queries.ts";

const openQuery = api.query(shifts.open, {});
const listQuery = api.pages(shifts.list, { query: {} });
/** The shifts that are open now. */
export const useOpenShifts = () => useQuery(openQuery);
export const useShifts = () => useInfiniteQuery(listQuery);
/** Those that the reader opened. */
export const useOwnShifts = () => useInfiniteQuery(api.pages(shifts.own, { query: {} }));
/** One shift with its sums; not asked for before `may`. */
export const useShift = (id: string, may: boolean) =>
  useQuery({ ...api.query(shifts.get, { params: { id } }), enabled: may });

export function startTill(client: QueryClient) {
  void client.prefetchQuery(registersQuery);
  void client.prefetchQuery(openQuery);
}
export const startShifts = (client: QueryClient) => void client.prefetchInfiniteQuery(listQuery);
