import type { FulfilmentStatus, OrderStatus } from "@mauzo/contract/orders/order-states";
import type { StateColour } from "@mauzo/contract/shop/order-appearance";
import { useLocale, useTranslations } from "next-intl";
import { useAccount } from "../../../lib/session/account.tsx";

/** The label and colour of a fulfilment status: the shop's, or the product's default. */
export function useFulfilmentAppearance(): (fulfilment: FulfilmentStatus) => { word: string; colour: StateColour } {
  const { shop } = useAccount();
  const t = useTranslations("orders.goods");
  const language = useLocale() === "sw" ? "sw" : "en";
  return (fulfilment) => {
    const { label, colour } = shop.order_appearance[fulfilment];
    return { word: label[language] || t(fulfilment), colour };
  };
}

/**
 * The word of an order's one status: those of its goods and of its payment, as every badge, column and filter has them,
 * and two of its own.
 */
export function useStatusWord(): (status: OrderStatus) => string {
  const t = useTranslations("orders");
  const appearanceOf = useFulfilmentAppearance();
  return (status) => {
    if (status === "pending" || status === "completed") return t(`status.${status}`);
    return status === "paid" ? t("money.paid") : appearanceOf(status).word;
  };
}
