import * as z from "zod/mini";
import { fact } from "../fact.ts";

const kinds = [
  ...(["added", "edited", "undone", "tagged", "noted", "note_deleted"] as const),
  ...(["imported", "import_undone", "consent", "forgotten"] as const),
] as const;

/** The facts about customers and segments. */
export const customerFacts = {
  /** The subject is the customer; for many who were tagged or imported at once, that change. */
  "customer.changed": fact(1, z.strictObject({ kind: z.enum(kinds) })),
  /** The subject is the segment. */
  "segment.changed": fact(1, z.strictObject({ kind: z.enum(["added", "edited", "deleted", "restored"]) })),
};
