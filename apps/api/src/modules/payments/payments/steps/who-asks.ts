import type { PaymentProvider } from "@mauzo/contract/payments/payments";
import type { PaymentNetwork } from "@mauzo/contract/shop/payment-networks";

/** Who asks the phones of a network, the first that is there. */
const providersOf: readonly (readonly [PaymentNetwork, readonly PaymentProvider[]])[] = [
  ["M-Pesa", ["mpesa", "clickpesa"]],
  ["Airtel Money", ["airtel", "clickpesa"]],
  ["Mixx by Yas", ["clickpesa"]],
  ["HaloPesa", ["clickpesa"]],
];
export type Present = { has: (provider: PaymentProvider) => boolean };
export const providerOf = (network: PaymentNetwork | undefined, present: Present): PaymentProvider | undefined =>
  providersOf.find(([one]) => one === network)?.[1].find((provider) => present.has(provider));
export const networksOf = (present: Present): PaymentNetwork[] =>
  providersOf.flatMap(([network]) => (providerOf(network, present) ? [network] : []));
