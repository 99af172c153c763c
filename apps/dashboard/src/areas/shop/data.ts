import { statusOf } from "@mauzo/api-client/status-of";
import type { NewShop } from "@mauzo/contract/shop";
import { shop } from "@mauzo/contract/shop";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { shopQuery, userQuery } from "../../lib/session/account-queries.ts";
import { api } from "../../lib/session/api.ts";

/** Creates the shop; the session gate then finds it and opens the back-office. */
export function useCreateShop() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewShop) => api.call(shop.create, { body }),
    onSuccess: async (created) => {
      // With the shop come permissions in it: the person is read again before the back-office opens.
      await client.fetchQuery({ ...userQuery, staleTime: 0 });
      client.setQueryData(shopQuery.queryKey, created);
    },
    // Refused perhaps because another tab or phone created it a moment ago.
    onError: (error) => {
      if (statusOf(error) === 409) void client.invalidateQueries(shopQuery);
    },
  });
}
