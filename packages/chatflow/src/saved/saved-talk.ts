import { FlowHeard, heardMost } from "@mauzo/contract/conversations/flow-tests";
import * as z from "zod/mini";

const Money = z.strictObject({ minor: z.int(), currency: z.string() });
const Words = z.string();

const Shelved = z.strictObject({
  ...{ id: Words, name: Words, description: Words, category: Words, image_url: z.nullable(Words) },
  variants: z.array(
    z.strictObject({
      ...{ id: Words, name: Words, price: Money, stock: z.int() },
      image_url: z.optional(Words),
    }),
  ),
  add_on_groups: z.array(
    z.strictObject({
      ...{ id: Words, name: Words, min: z.int(), max: z.int() },
      add_ons: z.array(z.strictObject({ id: Words, name: Words, price: Money, stock: z.nullable(z.int()) })),
    }),
  ),
});
export type Shelved = z.infer<typeof Shelved>;

/** What was said in one turn, and the steps it came by. */
const Said = z.strictObject({ says: z.array(Words), path: z.array(Words) });
export type Said = z.infer<typeof Said>;

/**
 * A conversation that a flow is held to: what the customer does, the shop and its shelf as they were, so that neither a new price nor
 * the time of day changes it, and what is expected.
 */
export const SavedTalk = z.strictObject({
  format: z.literal(1),
  language: z.enum(["en", "sw"]),
  channel: z.enum(["web", "whatsapp"]),
  shop: z.strictObject({
    ...{ name: Words, whatsappNumber: Words, currency: Words, timeZone: Words, place: Words, hours: Words },
    ...{ today: Words, now: z.strictObject({ weekday: z.int(), minute: z.int() }), link: Words },
  }),
  shelf: z.array(Shelved).check(z.maxLength(100)),
  heard: z.array(FlowHeard).check(z.minLength(1), z.maxLength(heardMost)),
  expected: z.array(Said).check(z.maxLength(heardMost)),
});
export type SavedTalk = z.infer<typeof SavedTalk>;
