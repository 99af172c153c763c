export const languages = ["en", "sw"] as const;
export type Language = (typeof languages)[number];

/** Each in its own words. */
export const languageNames: Record<Language, string> = { en: "English", sw: "Kiswahili" };

/** Where the choice is kept: local storage, mirrored in a cookie of the same name for the server. */
export const languageKey = "language";

export const isLanguage = (value: unknown): value is Language => value === "en" || value === "sw";
