import type { QueryClient } from "@tanstack/react-query";

/** Invalidates what a change of an order may affect: orders and stock. */
export const invalidateOrders = (client: QueryClient) =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [first] }) => typeof first === "string" && /^\/(orders|stock|products)\b/.test(first),
  });
