import { products } from "@mauzo/contract/catalogue/products";
import { chatflows } from "@mauzo/contract/conversations/chatflows";
import { flowSchedules } from "@mauzo/contract/conversations/flow-schedules";
import { flowTests } from "@mauzo/contract/conversations/flow-tests";
import { flowTrials } from "@mauzo/contract/conversations/flow-trials";
import { flowUnmatched } from "@mauzo/contract/conversations/flow-unmatched";
import { flows } from "@mauzo/contract/conversations/flows";
import { type QueryClient, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";
import { useChosenFlow } from "./parts/chosen-flow.tsx";

type Of = { flow?: string };
export const flowQuery = (query: Of) =>
  queryOptions({ ...api.query(flows.get, { query }), refetchOnWindowFocus: false });
const versionsQuery = (query: Of) => api.pages(flows.versions, { query }, nextPageSize);
const chatflowsQuery = queryOptions({ ...api.query(chatflows.list, {}) });

/** The list of flows, and what a shop with one flow sees of it. */
export function startChatflow(client: QueryClient) {
  void client.prefetchQuery(chatflowsQuery).then(() => startOnlyFlow(client));
}

function startOnlyFlow(client: QueryClient) {
  const [only, ...others] = client.getQueryData(chatflowsQuery.queryKey)?.items ?? [];
  if (!only || others.length > 0) return;
  void client.prefetchQuery(flowQuery({ flow: only.id }));
  void client.prefetchInfiniteQuery(versionsQuery({ flow: only.id }));
}

export const useChatflows = () => useQuery(chatflowsQuery);
/** The same, read again by whoever comes back to it: what was written in a flow is announced nowhere. */
export const useNewestChatflows = () => useQuery({ ...chatflowsQuery, refetchOnMount: "always" });
export const useFlow = () => useQuery(flowQuery(useChosenFlow()));
/** Reads the draft and what runs as they are now, whatever this device knows. */
export function useNewestFlow() {
  const client = useQueryClient();
  const query = useChosenFlow();
  return async () => {
    const newest = await api.call(flows.get, { query });
    client.setQueryData(flowQuery(query).queryKey, newest);
    return newest;
  };
}
/** When the draft is to be published, or why it was not. */
export const useFlowSchedule = () => useQuery(api.query(flowSchedules.get, { query: useChosenFlow() }));
/** How the version on trial does, or why it went back by itself. */
export const useFlowTrial = () => useQuery(api.query(flowTrials.get, { query: useChosenFlow() }));
/** How far conversations come with the version that customers meet. */
export const useFlowNumbers = () => useQuery(api.query(flows.numbers, { query: useChosenFlow() }));
/** The saved conversations, each played with the draft that is saved. */
export const useFlowTests = () => useQuery(api.query(flowTests.list, { query: useChosenFlow() }));
/** What the bot did not understand, of the last thirty days. */
export const useUnmatched = () => useQuery(api.query(flowUnmatched.list, { query: useChosenFlow() }));
export const useVersions = () => useInfiniteQuery(versionsQuery(useChosenFlow()));
export const useVersion = (id: string | undefined) =>
  useQuery({ ...api.query(flows.version, { params: { id: id ?? "" } }), enabled: id !== undefined });

/** What is on sale, for trying the flow out; nothing for somebody who may not see products. */
export function useShelf(wanted = true) {
  const enabled = useCanAccess(products.list.access) && wanted;
  return useQuery({ ...api.query(products.list, { query: { status: "published", limit: 100 } }), enabled });
}
