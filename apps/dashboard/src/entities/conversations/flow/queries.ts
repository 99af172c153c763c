import { products } from "@mauzo/contract/catalogue/products";
import { flows } from "@mauzo/contract/conversations/flows";
import { type QueryClient, queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";
import { useCanAccess } from "../../../lib/session/use-can-access.ts";

const flowQuery = queryOptions({ ...api.query(flows.get, {}), refetchOnWindowFocus: false });
const versionsQuery = queryOptions(api.query(flows.versions, { query: { limit: 50 } }));

export function startChatflow(client: QueryClient) {
  void client.prefetchQuery(flowQuery);
  void client.prefetchQuery(versionsQuery);
}

export const useFlow = () => useQuery(flowQuery);
/** The draft and what runs as they are now, whatever this device knows. */
export const readNewestFlow = () => api.call(flows.get, {});
export const useVersions = () => useQuery(versionsQuery);
export const useVersion = (id: string) => useQuery(api.query(flows.version, { params: { id } }));

/** What is on sale, for trying the flow out; nothing for somebody who may not see products. */
export function useShelf() {
  const enabled = useCanAccess(products.list.access);
  return useQuery({ ...api.query(products.list, { query: { status: "published", limit: 100 } }), enabled });
}
