import * as z from "zod/mini";
import { fact } from "../fact.ts";

/** The facts about customers and segments. */
export const customerFacts = {
  /** The subject is the customer; for many who were tagged at once, that change. */
  "customer.changed": fact(
    1,
    z.strictObject({ kind: z.enum(["added", "edited", "undone", "tagged", "noted", "note_deleted"]) }),
  ),
  /** The subject is the segment. */
  "segment.changed": fact(1, z.strictObject({ kind: z.enum(["added", "edited", "deleted", "restored"]) })),
};
