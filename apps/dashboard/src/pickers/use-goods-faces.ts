import type { Goods } from "@mauzo/contract/orders/order-states";
import type { StateColour } from "@mauzo/contract/shop/order-faces";
import { useLocale, useTranslations } from "use-intl";
import { useAccount } from "../lib/session/account.tsx";

/** What a state of an order's goods is called and how it is coloured: as the shop says, or as the product does. */
export function useGoodsFaces(): (goods: Goods) => { word: string; colour: StateColour } {
  const { shop } = useAccount();
  const t = useTranslations("orders.goods");
  const language = useLocale() === "sw" ? "sw" : "en";
  return (goods) => {
    const { label, colour } = shop.order_faces[goods];
    return { word: label[language] || t(goods), colour };
  };
}
