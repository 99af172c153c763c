import * as z from "zod/mini";

/** Who moves money from one to another in Tanzania, by the names that people know. */
export const paymentNetworks = ["M-Pesa", "Airtel Money", "Mixx by Yas", "HaloPesa", "bank"] as const;
export const PaymentNetwork = z.enum(paymentNetworks);
export type PaymentNetwork = z.infer<typeof PaymentNetwork>;
