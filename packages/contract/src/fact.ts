import * as z from "zod/mini";
import { Id } from "./shared.ts";

/** Who caused a fact: staff of the shop, its customer, a visitor or the bot of its chat, a timer, or Mauzo itself. */
export const factActorKinds = ["staff", "customer", "visitor", "bot", "timer", "system"] as const;
export const FactActor = z.strictObject({ kind: z.enum(factActorKinds), user_id: z.optional(Id) });
export type FactActor = z.infer<typeof FactActor>;

/**
 * Declares a fact with its payload: ids, numbers and enumerations only, so that no name or phone number is stored here;
 * a subscriber that needs those reads them under its own permissions. The version goes up when the payload changes its
 * meaning.
 */
export const fact = <const P extends z.ZodMiniType>(version: number, payload: P) => ({ version, payload });
