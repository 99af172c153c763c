import * as z from "zod/mini";
import { fact } from "../fact.ts";

/** The facts about payments. */
export const paymentFacts = {
  /** A receipt was kept, used, dismissed or restored; the subject is the receipt. */
  "receipt.changed": fact(1, z.strictObject({})),
  /** A payment by push had a fee; the subject is the payment. */
  "payment.charged": fact(1, z.strictObject({})),
};
