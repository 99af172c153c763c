import { session } from "@mauzo/contract/account/session";
import { shop } from "@mauzo/contract/shop/shop";
import { queryOptions } from "@tanstack/react-query";
import { api } from "./api.ts";

/** The signed-in person; fetched once per page load. */
export const userQuery = queryOptions({
  ...api.query(session.user, {}),
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnMount: false,
  refetchOnWindowFocus: false,
});

/** The person's shop; 404 means none yet, so errors are shown at once without a retry. */
export const shopQuery = queryOptions({
  queryKey: ["shop"],
  queryFn: ({ signal }) => api.call(shop.get, {}, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
});
