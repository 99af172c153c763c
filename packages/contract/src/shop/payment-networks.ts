import * as z from "zod/mini";

/** Over which money of a phone or a bank comes. */
export const paymentNetworks = ["M-Pesa", "Airtel Money", "Mixx by Yas", "HaloPesa", "bank"] as const;
export const PaymentNetwork = z.enum(paymentNetworks);
export type PaymentNetwork = z.infer<typeof PaymentNetwork>;

/** What the number of a way is: a till (Lipa namba), a telephone number, a pay bill, or an account at a bank. */
export const wayKinds = ["till", "number", "paybill", "account"] as const;
export const WayKind = z.enum(wayKinds);
export type WayKind = z.infer<typeof WayKind>;
