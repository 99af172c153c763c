import * as z from "zod/mini";
import { fact } from "../fact.ts";

/** The facts about expenses. */
export const expenseFacts = {
  /** An expense was added, changed, struck or taken back; the subject is the expense. */
  "expense.changed": fact(1, z.strictObject({})),
  /** A draft of an expense came by message, got its picture, or was decided on; the subject is the draft. */
  "expense.drafted": fact(1, z.strictObject({})),
  /** What a restock cost was written down, or is offered no more or again; the subject is the restock. */
  "restock_cost.decided": fact(1, z.strictObject({})),
  /** What the shop owes a supplier was changed, or who they are; the subject is the supplier. */
  "supplier.changed": fact(1, z.strictObject({})),
};
