import * as z from "zod/mini";
import { TemplateCategory } from "../conversations/message-templates.ts";
import { Language, Moment, Money, Version } from "../shared.ts";
import { skipReasons } from "./campaign-states.ts";

/** Who would get it now, and what that costs. */
export const CampaignQuote = z.object({
  /** Of the campaign that was counted: `start` names it. */
  version: Version,
  /** Whoever matches. */
  matched: z.int(),
  reached: z.int(),
  languages: z.array(
    z.object({
      language: Language,
      people: z.int(),
      parts: z.int(),
      /** The longest message of it, with the link by which one gets no more. */
      longest: z.string(),
      /** The signs because of which a part holds 70 signs instead of 160; empty where none does. */
      unicode_characters: z.array(z.string()),
      /** How many get such a message only because of their name. */
      unicode_names: z.int(),
    }),
  ),
  parts: z.int(),
  /** null: the shop never said what WhatsApp takes for such a template. */
  price: z.nullable(Money),
  /** Over WhatsApp: what WhatsApp counts it as, what one costs, and how many are free as their windows are open now. */
  templates: z.nullable(
    z.object({ category: TemplateCategory, each: z.nullable(Money), free: z.int(), paid: z.int() }),
  ),
  skipped: z.array(z.object({ why: z.enum(skipReasons), count: z.int() })),
  /** Numbers that were typed and belong to nobody. */
  unknown_numbers: z.int(),
  /** When it would begin if it were started now. */
  starts_at: Moment,
});
export type CampaignQuote = z.infer<typeof CampaignQuote>;
