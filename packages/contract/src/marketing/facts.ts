import * as z from "zod/mini";
import { fact } from "../fact.ts";

const kinds = [
  ...(["added", "edited", "deleted", "started", "paused", "resumed", "stopped", "finished"] as const),
] as const;

/** The facts about campaigns and what they are sent over. */
export const marketingFacts = {
  /** The subject is the campaign. */
  "campaign.changed": fact(1, z.strictObject({ kind: z.enum(kinds) })),
  /** The subject is the connection. */
  "sms_connection.changed": fact(1, z.strictObject({ kind: z.enum(["added", "edited", "checked", "deleted"]) })),
};
