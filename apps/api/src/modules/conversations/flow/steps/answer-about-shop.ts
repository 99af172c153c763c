import type { ShopAnswer } from "@mauzo/chatflow/flow-requests";
import type { Shop } from "@mauzo/contract/shop/shop";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { getMethods } from "../../../shop/delivery-methods/get-methods.ts";
import { getPaymentSettings } from "../../../shop/payment-settings/get-payment-settings.ts";

type About = Omit<ShopAnswer, "topic" | "product">;

/** What the shop says of itself: where it is, how goods reach customers, how it is paid. */
export async function answerAboutShop(
  tx: Tx,
  shop: Pick<Shop, "id" | "place" | "opening_hours" | "currency">,
): Promise<About> {
  const money = (minor: number) => ({ minor, currency: shop.currency });
  const { methods } = await getMethods(tx, shop.id);
  const { ways, cash } = await getPaymentSettings(tx, shop.id);
  return {
    place: shop.place,
    hours: shop.opening_hours,
    methods: methods.map(({ name, fee_minor, free_from_minor }) => ({
      name,
      fee: money(fee_minor),
      free_from: free_from_minor === null ? null : money(free_from_minor),
    })),
    ways: ways
      .filter(({ on }) => on)
      .map(({ network, kind, number, name, note }) => ({ network, kind, number, name, note })),
    takes_cash: cash,
  };
}
