import * as z from "zod/mini";
import { fact } from "../fact.ts";
import { PaymentMethod } from "../ledger/payment-methods.ts";
import { Id, Language, Money } from "../shared.ts";
import { FulfilmentStatus, PaymentStatus } from "./order-states.ts";
import { orderChannels } from "./orders.ts";
import { claimStates } from "./payment-claims.ts";

/** Without a method the customer's credit paid. */
const payment = z.strictObject({
  ...{ payment_id: Id, amount: Money, method: z.nullable(PaymentMethod), payment: PaymentStatus },
});

/** The facts about orders; the subject is the order. */
export const orderFacts = {
  "order.placed": fact(
    1,
    z.strictObject({
      number: z.string(),
      channel: z.enum(orderChannels),
      language: Language,
      cart_id: Id,
      customer_id: z.nullable(Id),
      conversation_id: z.nullable(Id),
      quantity: z.int(),
      total: Money,
    }),
  ),
  /** `moves`: how often it has moved, this time included. A subscriber that knows a higher number ignores the fact. */
  "order.moved": fact(
    1,
    z.strictObject({
      from: FulfilmentStatus,
      to: FulfilmentStatus,
      moves: z.int(),
      stock: z.nullable(z.enum(["restock", "take"])),
    }),
  ),
  "order.paid": fact(1, payment),
  "order.refunded": fact(1, payment),
  /** Its content was changed, or some of it was returned. */
  "order.edited": fact(1, z.strictObject({ kind: z.enum(["edited", "returned"]), total: Money })),
  /** Something of it was forgiven or is asked for again; until when it is to be paid, or was promised, has changed; its customer confirmed or disputed it, or was answered. */
  "order.credit_changed": fact(
    1,
    z.strictObject({
      kind: z.enum(["forgiven", "unforgiven", "due", "promised", "answered", "settled"]),
      payment: PaymentStatus,
    }),
  ),
  "order.note_added": fact(1, z.strictObject({})),
  /** A customer claimed a payment. */
  "order.claim_created": fact(1, z.strictObject({ claim_id: Id, amount: Money, method: PaymentMethod })),
  "order.claim_picture_added": fact(1, z.strictObject({ claim_id: Id })),
  /** `recorded`: confirmed, and written down as a payment with it. */
  "order.claim_ended": fact(
    1,
    z.strictObject({ claim_id: Id, state: z.enum(claimStates), recorded: z.optional(z.boolean()) }),
  ),
};
