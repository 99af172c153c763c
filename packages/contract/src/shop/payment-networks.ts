import * as z from "zod/mini";

/** Over which money of a phone or a bank comes. */
export const paymentNetworks = ["M-Pesa", "Airtel Money", "Mixx by Yas", "HaloPesa", "bank"] as const;
export const PaymentNetwork = z.enum(paymentNetworks);
export type PaymentNetwork = z.infer<typeof PaymentNetwork>;
