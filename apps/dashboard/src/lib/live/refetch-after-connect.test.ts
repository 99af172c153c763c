import { QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "../queries/query-client.ts";
import { refetchAfterConnect } from "./refetch-after-connect.ts";

it("shows what came between a reading under way and the line", async () => {
  const client = createQueryClient(() => {});
  const first = Promise.withResolvers<string[]>();
  const read = vi.fn().mockReturnValueOnce(first.promise).mockResolvedValue(["an order"]);
  const orders = new QueryObserver(client, { queryKey: ["/orders"], queryFn: read });
  const stop = orders.subscribe(() => {});
  expect(read).toHaveBeenCalledTimes(1);
  const again = refetchAfterConnect(client, () => true);
  first.resolve([]);
  await again;
  expect(orders.getCurrentResult().data).toEqual(["an order"]);
  expect(read).toHaveBeenCalledTimes(2);
  stop();
});
