import { english } from "./english.ts";
import { swahili } from "./swahili.ts";

/** What the engine says in its own words; what a merchant may word differently stands in the flow document. */
export type Phrases = typeof english;

export const phrases: Record<"en" | "sw", Phrases> = { en: english, sw: swahili };
