import { selling } from "@mauzo/contract/conversations/selling";
import type { NewOrder } from "@mauzo/contract/orders/manual-orders";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { api } from "../../../../lib/session/api.ts";
import { newIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";

const facts = ["message.sent", "conversation.changed"] as const;

type Offer = { kind: "product" | "set"; id: string; seen: number };
/** Sends a product or a set into a conversation. */
export function useSendOffer(id: string) {
  const t = useTranslations("conversations.sell");
  return useMutation({
    mutationFn: (body: Offer) =>
      api.call(selling.offer, { params: { id }, body }, { idempotencyKey: newIdempotencyKey() }),
    meta: { failed: t("offerFailed"), done: t("offered"), facts: [...facts] },
  });
}

type Cart = { products: NewOrder["products"]; seen: number };
/** Sends the link of a cart with these products into a conversation. */
export function useSendCart(id: string) {
  const t = useTranslations("conversations.sell");
  return useMutation({
    mutationFn: (body: Cart) =>
      api.call(selling.cart, { params: { id }, body }, { idempotencyKey: newIdempotencyKey() }),
    meta: { failed: t("cartFailed"), done: t("cartSent"), facts: [...facts, "stock.changed"] },
  });
}
