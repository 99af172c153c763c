import { QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createQueryClient } from "../queries/query-client.ts";
import { isStaleAfter } from "../queries/stale-queries.ts";
import { rereadOnNews } from "./reread-on-news.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("reads orders again with each of them, and figures once a minute", async () => {
  // Loaded before, as after the first news.
  expect(isStaleAfter([])({ queryKey: ["/orders"] })).toBe(false);
  const client = createQueryClient(() => {});
  const reads = { orders: vi.fn().mockResolvedValue([]), sales: vi.fn().mockResolvedValue({}) };
  const stops = [
    new QueryObserver(client, { queryKey: ["/orders"], queryFn: reads.orders }).subscribe(() => {}),
    new QueryObserver(client, { queryKey: ["/analytics/sales"], queryFn: reads.sales }).subscribe(() => {}),
  ];
  const counts = () => [reads.orders.mock.calls.length, reads.sales.mock.calls.length];
  await vi.waitFor(() => expect(counts()).toEqual([1, 1]));
  const reread = rereadOnNews(client);
  reread("orders");
  await vi.waitFor(() => expect(counts()).toEqual([2, 2]));
  for (let more = 1; more <= 3; more++) {
    await vi.advanceTimersByTimeAsync(10_000);
    reread("orders");
    await vi.waitFor(() => expect(counts()).toEqual([2 + more, 2]));
  }
  await vi.advanceTimersByTimeAsync(30_000);
  await vi.waitFor(() => expect(counts()).toEqual([5, 3]));
  await vi.advanceTimersByTimeAsync(120_000);
  expect(counts()).toEqual([5, 3]);
  for (const stop of stops) stop();
});
