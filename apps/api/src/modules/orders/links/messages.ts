import type { SharedOrder } from "./queries.ts";

/** The message to a customer with the link to their order. */
export function linkMessage({ language, number, shopName, customerName }: SharedOrder, url: string): string {
  const name = customerName === "" ? "" : ` ${customerName}`;
  return language === "sw"
    ? `Habari${name}, hii ni oda yako ${number} kutoka ${shopName}. Fungua hapa uone ilipofika na malipo yake: ${url}`
    : `Hello${name}, this is your order ${number} from ${shopName}. Open it to see where it is and what is paid: ${url}`;
}

/** The message to a customer with the receipt of what they bought. */
export function receiptMessage({ language, number, shopName, customerName }: SharedOrder, url: string): string {
  const name = customerName === "" ? "" : ` ${customerName}`;
  return language === "sw"
    ? `Habari${name}, asante kwa kununua ${shopName}. Hii ni risiti yako ${number}: ${url}`
    : `Hello${name}, thank you for buying at ${shopName}. This is your receipt ${number}: ${url}`;
}
