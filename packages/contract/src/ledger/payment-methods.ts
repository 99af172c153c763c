import * as z from "zod/mini";

export const paymentMethods = ["mobile_money", "cash"] as const;
export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;
