import { products } from "@mauzo/contract/catalogue/products";
import { type NewSale, sales } from "@mauzo/contract/pos/sales";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../lib/use-idempotency-key.ts";

/** What a scanner typed: the products on sale that have this name or code. */
export function useScan() {
  const client = useQueryClient();
  return async (text: string) => {
    const query = { status: "published" as const, limit: 2, search: text };
    return (await client.fetchQuery(api.query(products.list, { query }))).items;
  };
}

/** Sells; a lost answer and another press are the same sale, by its id. */
export const useSell = () =>
  useMutation({
    mutationFn: (body: NewSale) => api.call(sales.create, { body }, { idempotencyKey: newIdempotencyKey() }),
    meta: { facts: ["order.placed", "order.paid", "order.moved", "stock.changed", "shift.changed"] },
  });
