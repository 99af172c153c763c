import { products } from "@mauzo/contract/catalogue/products";
import { flowTests } from "@mauzo/contract/conversations/flow-tests";
import { flowUnmatched } from "@mauzo/contract/conversations/flow-unmatched";
import { flows } from "@mauzo/contract/conversations/flows";
import { type QueryClient, queryOptions, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { nextPageSize } from "../../../lib/list/next-page-size.ts";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";

export const flowQuery = queryOptions({ ...api.query(flows.get, {}), refetchOnWindowFocus: false });
const versionsQuery = api.pages(flows.versions, { query: {} }, nextPageSize);

export function startChatflow(client: QueryClient) {
  void client.prefetchQuery(flowQuery);
  void client.prefetchInfiniteQuery(versionsQuery);
}

export const useFlow = () => useQuery(flowQuery);
/** Reads the draft and what runs as they are now, whatever this device knows. */
export function useNewestFlow() {
  const client = useQueryClient();
  return async () => {
    const newest = await api.call(flows.get, {});
    client.setQueryData(flowQuery.queryKey, newest);
    return newest;
  };
}
/** How far conversations come with the version that customers meet. */
export const useFlowNumbers = () => useQuery(api.query(flows.numbers, {}));
/** The saved conversations, each played with the draft that is saved. */
export const useFlowTests = () => useQuery(api.query(flowTests.list, {}));
/** What the bot did not understand, of the last thirty days. */
export const useUnmatched = () => useQuery(api.query(flowUnmatched.list, {}));
export const useVersions = () => useInfiniteQuery(versionsQuery);
export const useVersion = (id: string | undefined) =>
  useQuery({ ...api.query(flows.version, { params: { id: id ?? "" } }), enabled: id !== undefined });

/** What is on sale, for trying the flow out; nothing for somebody who may not see products. */
export function useShelf(wanted = true) {
  const enabled = useCanAccess(products.list.access) && wanted;
  return useQuery({ ...api.query(products.list, { query: { status: "published", limit: 100 } }), enabled });
}
