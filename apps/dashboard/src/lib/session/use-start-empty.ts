import { shop } from "@mauzo/contract/shop/shop";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { shopQuery } from "./account-queries.ts";
import { api } from "./api.ts";
import { clearKept } from "./token/token-cookie.ts";

/** Deletes what the demo shop was filled with; everything that is shown is read again. */
export function useStartEmpty() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(shop.startEmpty, { body: { confirm: true } }),
    onSuccess: (emptied) => {
      // Neither here nor without a network does what is gone show again.
      client.removeQueries({ type: "inactive" });
      void clearKept();
      client.setQueryData(shopQuery.queryKey, emptied);
      void client.invalidateQueries();
    },
  });
}
