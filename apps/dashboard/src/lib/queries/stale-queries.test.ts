import { MutationObserver, QueryObserver } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { createQueryClient } from "./query-client.ts";
import { areStaleFigures, isStaleAfter, readAgain } from "./stale-queries.ts";

it("says at once that a write failed, although what it made stale does not answer", async () => {
  const client = createQueryClient(() => {});
  const read = vi
    .fn()
    .mockResolvedValueOnce([])
    .mockReturnValue(new Promise(() => {}));
  const orders = new QueryObserver(client, { queryKey: ["/orders"], queryFn: read });
  const stop = orders.subscribe(() => {});
  await vi.waitFor(() => expect(orders.getCurrentResult().isSuccess).toBe(true));

  const write = new MutationObserver(client, {
    mutationFn: () => Promise.reject(new TypeError("Failed to fetch")),
    meta: { facts: ["order.moved"] },
  });
  await expect(write.mutate()).rejects.toThrow("Failed to fetch");
  expect(write.getCurrentResult().isError).toBe(true);
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  stop();
});

const shown = ["/orders", "/orders/:id", "/sales-summary", "/products", "/products/:id", "/stock/items", "/sets"];

/** Which of the shown queries are read again. */
async function readAfter(...facts: Parameters<typeof readAgain>[1]) {
  const client = createQueryClient(() => {});
  for (const name of shown) client.setQueryData([name, {}], "read before");
  await readAgain(client, facts);
  return client
    .getQueryCache()
    .findAll({ predicate: ({ state }) => state.isInvalidated })
    .map(({ queryKey: [name] }) => name);
}

it("reads orders and the home again after an order moved, and no products", async () => {
  expect(await readAfter("order.moved")).toEqual(["/orders", "/orders/:id", "/sales-summary"]);
});

it("reads products again when their stock changed, and a noted order alone", async () => {
  expect(await readAfter("stock.changed")).toEqual(["/products", "/products/:id", "/stock/items", "/sets"]);
  expect(await readAfter("order.note_added")).toEqual(["/orders/:id"]);
});

it("reads by the same table what the live line announces", () => {
  const stale = (...topics: Parameters<typeof isStaleAfter>[0]) =>
    shown.filter((name) => isStaleAfter(topics)({ queryKey: [name] }));
  expect(stale("orders")).toEqual(["/orders", "/orders/:id", "/sales-summary"]);
  expect(stale("products")).toEqual(["/products", "/products/:id", "/stock/items", "/sets"]);
  expect(stale("conversations")).toEqual([]);
  expect(isStaleAfter(["shop"])({ queryKey: ["/pos/settings"] })).toBe(true);
});

it("reads where the money is again after whatever moves it", async () => {
  const moves = ["order.paid", "order.refunded", "expense.changed", "shift.changed", "withdrawal.changed"] as const;
  for (const fact of [...moves, "receipt.changed", "payment.charged"] as const) {
    const client = createQueryClient(() => {});
    client.setQueryData(["/analytics/cash", {}], "read before");
    await readAgain(client, [fact]);
    expect([fact, client.getQueryState(["/analytics/cash", {}])?.isInvalidated]).toEqual([fact, true]);
  }
  for (const name of ["/analytics/cash", "/analytics/sales", "/sources"]) {
    expect(isStaleAfter(["orders"])({ queryKey: [name] })).toBe(false);
    expect(areStaleFigures(["orders"])({ queryKey: [name] })).toBe(true);
  }
  expect(areStaleFigures(["orders"])({ queryKey: ["/orders"] })).toBe(false);
  expect(areStaleFigures(["transactions"])({ queryKey: ["/analytics/cash"] })).toBe(true);
});
