import { payoutDestinations, withdrawals } from "@mauzo/contract/payments/withdrawals";
import { type QueryClient, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const offerQuery = api.query(withdrawals.offer, {});
const listQuery = api.pages(withdrawals.list, { query: {} });
/** What can be withdrawn now. */
export const useOffer = () => useQuery(offerQuery);
export const useWithdrawals = () => useInfiniteQuery(listQuery);
export const useDestinations = () => useQuery(api.query(payoutDestinations.list, {}));
export const useWithdrawalSettings = () => useQuery(api.query(withdrawals.settings, {}));

export function startWithdrawals(client: QueryClient) {
  void client.prefetchQuery(offerQuery);
  void client.prefetchInfiniteQuery(listQuery);
}
