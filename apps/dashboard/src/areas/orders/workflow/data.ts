import { type OrderWorkflow, orderWorkflow, type SavedWorkflow } from "@mauzo/contract/orders/order-workflow";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { newestOrdersQuery } from "../../../entities/orders/order/queries.ts";
import { api } from "../../../lib/session/api.ts";

const workflowQuery = api.query(orderWorkflow.get, {});
const lately = 20;

export const useWorkflow = () => useQuery(workflowQuery);

/** Orders to try a workflow on. */
export const useRecentOrders = () => useQuery(newestOrdersQuery(lately));

/** Reads the workflow from the API, past the cache. */
export function useNewestWorkflow() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...workflowQuery, staleTime: 0 });
}

export function useSaveWorkflow() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SavedWorkflow) => api.call(orderWorkflow.save, { body }),
    onSuccess: (saved) => client.setQueryData(workflowQuery.queryKey, saved),
  });
}

/** The messages that an unsaved workflow would have sent for an order. */
export const useDryRun = () =>
  useMutation({
    mutationFn: ({ id, workflow }: { id: string; workflow: OrderWorkflow }) =>
      api.call(orderWorkflow.try, { params: { id }, body: workflow }),
  });
