import { errorCode } from "@mauzo/api-client/errors/error-code";
import { type Product, products } from "@mauzo/contract/catalogue/products";
import { type NewSale, type Sale, sales } from "@mauzo/contract/pos/sales";
import type { TillDraft } from "@mauzo/contract/pos/till-drafts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { productQuery } from "../../../entities/catalogue/product/queries.ts";
import { paymentSettingsQuery } from "../../../entities/shop/payments/queries.ts";
import { api } from "../../../lib/session/api.ts";
import { useStoredState } from "../../../lib/storage/use-stored-state.ts";
import { newIdempotencyKey } from "../../../lib/use-idempotency-key.ts";
import { emptySale, readHeld, readSale, renewedLines, withAdded, withoutSold } from "./rules.ts";

/** The products on sale that have a name or code that was scanned, each as it is now. */
export function useScan() {
  const client = useQueryClient();
  return async (text: string) => {
    const query = { status: "published" as const, limit: 50, search: text };
    return (await client.fetchQuery(api.query(products.list, { query }))).items;
  };
}

type Selling = { body: NewSale; sold: TillDraft };
/** What stands in the basket of this device and what was put aside, with what can be done with it. */
export function useBasket(shopId: string, onSold: (made: Sale, sold: TillDraft) => void) {
  const client = useQueryClient();
  const [sale, setSale, change] = useStoredState(`till:${shopId}`, readSale, emptySale);
  const [held, , changeHeld] = useStoredState(`till-held:${shopId}`, readHeld, []);
  const soldIds = useRef(new Set<string>());

  /** Prices and stock as they are now; where they cannot be read, they stay and the server says so. */
  async function renew({ id, lines }: TillDraft) {
    void client.invalidateQueries({ queryKey: paymentSettingsQuery.queryKey });
    const asked = [...new Set(lines.map((line) => line.id))];
    const read = await Promise.allSettled(
      asked.map((each) => client.fetchQuery({ ...productQuery(each), staleTime: 0 })),
    );
    const now = new Map<string, Product>();
    for (const one of read) if (one.status === "fulfilled") now.set(one.value.id, one.value);
    change((basket) => (basket.id === id ? { ...basket, lines: renewedLines(basket.lines, now) } : basket));
  }
  const selling = useMutation({
    mutationFn: ({ body }: Selling) => api.call(sales.create, { body }, { idempotencyKey: newIdempotencyKey() }),
    // Here and not where it is called: a screen that was left hears of nothing.
    onSuccess: (made, { sold }) => {
      soldIds.current.add(sold.id);
      change((now) => withoutSold(now, sold));
      changeHeld((all) =>
        all
          .map((each) => ({ ...each, sale: withoutSold(each.sale, sold) }))
          .filter((each) => each.sale.lines.length > 0),
      );
      onSold(made, sold);
    },
    onError: (error, { sold }) => {
      if (errorCode(error) === "pos_total_changed") void renew(sold);
    },
    meta: { facts: ["order.placed", "order.paid", "order.moved", "stock.changed", "shift.changed"] },
  });
  const aside = (put: TillDraft) => ({ at: new Date().toISOString(), sale: put });

  return {
    ...{ sale, held, change, selling },
    hold() {
      changeHeld((all) => [aside(sale), ...all]);
      setSale(emptySale);
    },
    /** Goes on with what was put aside; what is in the basket changes places with it. */
    takeUp(id: string) {
      const taken = held.find((each) => each.sale.id === id)?.sale;
      if (!taken) return;
      changeHeld((all) => [
        ...(sale.lines.length > 0 ? [aside(sale)] : []),
        ...all.filter((each) => each.sale.id !== id),
      ]);
      setSale(taken);
      void renew(taken);
    },
    /** @returns what puts back what was in the basket, beside what has come into it since */
    clear() {
      const kept = sale;
      setSale(emptySale);
      return () => change((now) => (soldIds.current.has(kept.id) ? now : withAdded(kept, now)));
    },
  };
}
