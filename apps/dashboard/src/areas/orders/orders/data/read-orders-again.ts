import type { QueryClient } from "@tanstack/react-query";

/** Reads again what an order's change may have changed: orders, and the stock that moved with them. */
export const readOrdersAgain = (client: QueryClient) =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [first] }) => typeof first === "string" && /^\/(orders|stock|products)\b/.test(first),
  });
