import { selling } from "@mauzo/contract/conversations/selling";
import type { NewOrder } from "@mauzo/contract/orders/manual-orders";
import { useMutation } from "@tanstack/react-query";
import { useTranslations } from "next-intl";
import { useRef } from "react";
import { api } from "../../../../lib/session/api.ts";
import { useIdempotencyKey } from "../../../../lib/use-idempotency-key.ts";
import { isAnsweredMeanwhile } from "./use-mark-read.ts";

const facts = ["message.sent", "conversation.changed"] as const;

/**
 * What is sent again after a lost response is the first body with its key: the server compares whole bodies, and `seen`
 * has moved on since. Refused because of `seen`, the next press is a new one.
 */
function useSameBody<Body extends { seen: number }>(id: string) {
  const { keyOf, onDone } = useIdempotencyKey();
  const first = useRef<{ idempotencyKey: string; body: Body }>(undefined);
  return {
    attempt: (body: Body) => {
      const { seen: _, ...goods } = body;
      const idempotencyKey = keyOf([id, goods]);
      if (first.current?.idempotencyKey !== idempotencyKey) first.current = { idempotencyKey, body };
      return first.current;
    },
    onDone,
    onError: (error: Error) => {
      if (isAnsweredMeanwhile(error)) onDone();
    },
  };
}

type Offer = { kind: "product" | "set"; id: string; seen: number };
/** Sends a product or a set into a conversation. */
export function useSendOffer(id: string) {
  const t = useTranslations("conversations.sell");
  const { attempt, onDone, onError } = useSameBody<Offer>(id);
  return useMutation({
    mutationFn: (offer: Offer) => {
      const { body, idempotencyKey } = attempt(offer);
      return api.call(selling.offer, { params: { id }, body }, { idempotencyKey });
    },
    onSuccess: onDone,
    onError,
    meta: { failed: t("offerFailed"), done: t("offered"), facts: [...facts] },
  });
}

type Cart = { products: NewOrder["products"]; seen: number };
/**
 * Sends the link of a cart with these products into a conversation.
 * @param onSent is told what was sent, also when its panel was closed meanwhile.
 */
export function useSendCart(id: string, onSent: (products: NewOrder["products"]) => void) {
  const t = useTranslations("conversations.sell");
  const { attempt, onDone, onError } = useSameBody<Cart>(id);
  return useMutation({
    mutationFn: (cart: Cart) => {
      const { body, idempotencyKey } = attempt(cart);
      return api.call(selling.cart, { params: { id }, body }, { idempotencyKey });
    },
    onSuccess: (_sent, { products }) => {
      onDone();
      onSent(products);
    },
    onError,
    meta: { failed: t("cartFailed"), done: t("cartSent"), facts: [...facts, "stock.changed"] },
  });
}
