import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
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
