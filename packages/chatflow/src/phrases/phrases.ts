import { english } from "./english.ts";
import { swahili } from "./swahili.ts";

/** The engine's own texts; texts that a merchant can change are in the flow document. */
export type Phrases = typeof english;

export const phrases: Record<"en" | "sw", Phrases> = { en: english, sw: swahili };
