import { compliance } from "@mauzo/contract/payments/compliance";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";

const statusQuery = api.query(compliance.status, {});
/** How far the shop is. */
export const useComplianceStatus = () => useQuery(statusQuery);
export const startCompliance = (client: QueryClient) => void client.prefetchQuery(statusQuery);

export const caseQuery = api.query(compliance.get, {});
/** What the shop shows of itself; for its admins. */
export const useComplianceCase = () => useQuery(caseQuery);

/** Reads it from the API, past the cache. */
export function useNewestCase() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...caseQuery, staleTime: 0 });
}
