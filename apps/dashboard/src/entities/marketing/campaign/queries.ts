import { type CampaignResults, campaignResults } from "@mauzo/contract/marketing/campaign-results";
import type { CampaignChannel, CampaignState } from "@mauzo/contract/marketing/campaign-states";
import { type Campaign, campaigns } from "@mauzo/contract/marketing/campaigns";
import {
  keepPreviousData,
  type QueryClient,
  useInfiniteQuery,
  useQueries,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";
import { isMoving } from "./rules.ts";

/** How long after a look at a campaign that is being sent the next one follows. */
const nextLookMs = 2_000;

type Filter = { channel?: CampaignChannel; state?: CampaignState; plan?: string };
const campaignsQuery = (filter: Filter) => api.pages(campaigns.list, { query: filter }, nextPageSize);

/** The shop's campaigns, newest first. */
export const useCampaigns = (filter: Filter) =>
  useInfiniteQuery({
    ...campaignsQuery(filter),
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => (state.data?.pages.some(({ items }) => items.some(isMoving)) ? nextLookMs : false),
  });

/** The list as it opens by itself, without filters in the address. */
export function startCampaigns(client: QueryClient, filter: Filter = {}) {
  if (location.search === "") void client.prefetchInfiniteQuery(campaignsQuery(filter));
}

const campaignQuery = (id: string) => api.query(campaigns.get, { params: { id } });
export const useCampaign = (id: string) =>
  useQuery({
    ...campaignQuery(id),
    refetchInterval: ({ state }) => (state.data && isMoving(state.data) ? nextLookMs : false),
  });
export const startCampaign = (client: QueryClient, id: string) => void client.prefetchQuery(campaignQuery(id));
/** The campaign of an address that may name none. */
export const useNamedCampaign = (id: string | null) => useQuery({ ...campaignQuery(id ?? ""), enabled: id !== null });
/** Reads a campaign from the API, past the cache. */
export function useNewestCampaign(id: string) {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...campaignQuery(id), staleTime: 0 });
}

const resultsQuery = (id: string, isLive: boolean) => ({
  ...api.query(campaignResults.get, { params: { id } }),
  refetchInterval: isLive ? nextLookMs : (false as const),
});
/** What became of a campaign, looked at again while it is being sent. */
export const useCampaignResults = (id: string, isLive: boolean) => useQuery(resultsQuery(id, isLive));
/** The same of several, by their ids; those that are not read yet are left out. */
export function useResultsOf(shown: readonly Campaign[]): ReadonlyMap<string, CampaignResults> {
  const found = useQueries({ queries: shown.map((campaign) => resultsQuery(campaign.id, isMoving(campaign))) });
  return new Map(found.flatMap(({ data }) => (data ? [[data.id, data] as const] : [])));
}
