/** The language of the interface for a language tag: Swahili where it says so, English everywhere else. */
export const resolveLanguage = (tag: string): "en" | "sw" => (/^sw\b/i.test(tag) ? "sw" : "en");
