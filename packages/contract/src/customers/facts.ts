import * as z from "zod/mini";
import { fact } from "../fact.ts";
import { Id } from "../shared.ts";

const kinds = [
  ...(["added", "edited", "undone", "tagged", "noted", "note_deleted", "told_apart", "limited"] as const),
  ...(["imported", "import_undone", "consent", "forgotten"] as const),
] as const;

/** The facts about customers and segments. */
export const customerFacts = {
  /** The subject is the customer; for many who were tagged or imported at once, that change. */
  "customer.changed": fact(1, z.strictObject({ kind: z.enum(kinds) })),
  /** The subject is the customer who was kept; orders and contacts changed hands. */
  "customer.merged": fact(1, z.strictObject({ merged_id: Id, undone: z.boolean() })),
  /** The subject is the segment. */
  "segment.changed": fact(1, z.strictObject({ kind: z.enum(["added", "edited", "deleted", "restored"]) })),
};
