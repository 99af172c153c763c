import { errorCode } from "@mauzo/api-client/errors/error-code";
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
      // The shop comes with permissions, so the person is fetched again before the back-office opens.
      await client.fetchQuery({ ...userQuery, staleTime: 0 });
      client.setQueryData(shopQuery.queryKey, created);
    },
    // Possibly refused because the shop was created in another tab or on another device a moment ago.
    onError: (error) => {
      if (errorCode(error) === "shop_exists") void client.invalidateQueries(shopQuery);
    },
  });
}

/** Updates the shop's details, at once in every part of the back-office that shows them. */
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

/** Reads the shop from the API, past the cache. */
export function useNewestShop() {
  const client = useQueryClient();
  return () => client.fetchQuery({ ...shopQuery, staleTime: 0 });
}

export const useStorageUsage = () => useQuery(api.query(media.usage, {}));
