import * as z from "zod/mini";
import { fact } from "../fact.ts";

/** The facts about payments. */
export const paymentFacts = {
  /** A receipt was kept, used, dismissed or restored; the subject is the receipt. */
  "receipt.changed": fact(1, z.strictObject({})),
  /** What a customer owes beside their orders was written down, paid, forgiven or struck, or their credit changed; the subject is the customer. */
  "debt.changed": fact(1, z.strictObject({})),
  /** A payment by push had a fee; the subject is the payment. */
  "payment.charged": fact(1, z.strictObject({})),
  /** A phone that was asked for money paid, or did not; the subject is the payment. */
  "payment.ended": fact(1, z.strictObject({})),
  /** A withdrawal was asked for or moved on, or what stands around them changed; the subject is what changed. */
  "withdrawal.changed": fact(1, z.strictObject({})),
  /** The fee of a withdrawal was spent, or came back with it; the subject is the withdrawal. */
  "withdrawal.charged": fact(1, z.strictObject({})),
  /** What the shop shows of itself was saved, submitted or decided; the subject is the case. */
  "compliance.changed": fact(1, z.strictObject({})),
};
