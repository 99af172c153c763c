import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "../../../../lib/query-client.ts";
import { invalidateOrders } from "./invalidate-orders.ts";

it("says at once that a write failed, although what it made stale does not answer", async () => {
  const client = createQueryClient();
  const read = vi
    .fn()
    .mockResolvedValueOnce([])
    .mockReturnValue(new Promise(() => {}));
  const orders = new QueryObserver(client, { queryKey: ["/orders"], queryFn: read });
  const stop = orders.subscribe(() => {});
  await vi.waitFor(() => expect(orders.getCurrentResult().isSuccess).toBe(true));

  const write = new MutationObserver(client, {
    mutationFn: () => Promise.reject(new TypeError("Failed to fetch")),
    onSettled: () => invalidateOrders(client),
  });
  await expect(write.mutate()).rejects.toThrow("Failed to fetch");
  expect(write.getCurrentResult().isError).toBe(true);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});
