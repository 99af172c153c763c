import { statusOf } from "@mauzo/api-client/status-of";
import { media } from "@mauzo/contract/shop/media";
import type { NewShop, ShopChange } from "@mauzo/contract/shop/shop";
import { shop } from "@mauzo/contract/shop/shop";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { shopQuery, userQuery } from "../../../lib/session/account-queries.ts";
import { api } from "../../../lib/session/api.ts";

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

/** Changes the shop's details; every part of the back-office that shows them has the new ones at once. */
export function useUpdateShop() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ShopChange) => api.call(shop.update, { body }),
    onSuccess: (updated) => {
      client.setQueryData(shopQuery.queryKey, updated);
      void client.invalidateQueries({ queryKey: [media.usage.path] });
    },
  });
}

/** How much the shop has stored. */
export const useStorage = () => useQuery(api.query(media.usage, {}));
