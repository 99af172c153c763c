export type Language = "en" | "sw";

/** The language of the interface for a language tag: Swahili where it says so, English everywhere else. */
export const resolveLanguage = (tag: string): Language => (/^sw\b/i.test(tag) ? "sw" : "en");
