import { errorCode } from "@mauzo/api-client/errors/error-code";
import type { Product } from "@mauzo/contract/catalogue/products";
import { NewSale, sales } from "@mauzo/contract/pos/sales";
import type { TillDraft, UnsentSale } from "@mauzo/contract/pos/till-drafts";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { productQuery } from "../../../../entities/catalogue/product/queries.ts";
import { paymentSettingsQuery } from "../../../../entities/shop/payments/queries.ts";
import { api } from "../../../../lib/session/api.ts";
import { useStoredState } from "../../../../lib/storage/use-stored-state.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { asLate, type SoldSale, soldOf } from "../rules/late-sales.ts";
import { emptySale, readHeld, readSale, renewedLines, withAdded, withoutSold } from "../rules/sale.ts";
import { patienceMs, sendOrKeep } from "./send-or-keep.ts";

type Selling = { body: NewSale; sold: TillDraft; besides: UnsentSale["besides"] };
type Seller = { shopId: string; currency: string; by: string; person: string };
/** Sells over the network; without one, or where no answer comes, the sale is kept on this device, and sent later. */
function useSell({ shopId, currency, by, person }: Seller) {
  const client = useQueryClient();
  return async ({ body, sold, besides }: Selling): Promise<SoldSale> => {
    const at = new Date().toISOString();
    const row = { shop: shopId, body: NewSale.parse(asLate(body, sold, at)), sold, besides, by, person, at };
    const options = { idempotencyKey: newIdempotencyKey(), timeoutMs: patienceMs };
    const call = () => api.call(sales.create, { body }, options);
    return (await sendOrKeep(client, { call, row })) ?? soldOf(row, currency);
  };
}

/** What stands in the basket of this device and what was put aside, with what can be done with it. */
export function useBasket(seller: Seller, onSold: (made: SoldSale, selling: Selling) => void) {
  const { shopId } = seller;
  const client = useQueryClient();
  const sell = useSell(seller);
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
    mutationFn: sell,
    // Here and not where it is called: a screen that was left hears of nothing.
    onSuccess: (made, selling) => {
      const { sold } = selling;
      soldIds.current.add(sold.id);
      change((now) => withoutSold(now, sold));
      changeHeld((all) =>
        all
          .map((each) => ({ ...each, sale: withoutSold(each.sale, sold) }))
          .filter((each) => each.sale.lines.length > 0),
      );
      onSold(made, selling);
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
