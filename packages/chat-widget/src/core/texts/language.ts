export type Language = "en" | "sw";

/** The interface language for a language tag: Swahili for `sw`, English for everything else. */
export const resolveLanguage = (tag: string): Language => (/^sw\b/i.test(tag) ? "sw" : "en");
