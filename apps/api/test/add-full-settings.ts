import { deliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import { paymentSettings } from "@mauzo/contract/shop/payment-settings";
import { callSave } from "./saves.ts";
import type { OpenedShop } from "./shop-fixtures.ts";
import type { Stack } from "./stack.ts";

/** The same delivery method id in every shop: it is not secret, each shop chooses its own. */
export const deliveryMethodId = "0190b0c0-0000-7000-8000-000000000001";

/** How the shop delivers and is paid, with the word in each of the texts. */
export async function addFullSettings(stack: Stack, shop: OpenedShop, word: string): Promise<void> {
  const method = {
    id: deliveryMethodId,
    name: `Njia ${word}`,
    fee_minor: 100,
    free_from_minor: null,
    asks_place: true,
  };
  await callSave(stack, deliveryMethods.save, { body: { methods: [method] } }, shop);
  const way = {
    id: "lipa-namba-1",
    network: "M-Pesa",
    kind: "till",
    number: "556677",
    name: `Duka ${word}`,
    note: word,
  };
  await callSave(
    stack,
    paymentSettings.save,
    { body: { ways: [{ ...way, on: true }], cash: true, push: true, charges: [] } },
    shop,
  );
}
