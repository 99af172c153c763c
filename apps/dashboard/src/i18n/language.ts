export const languages = ["en", "sw"] as const;
export type Language = (typeof languages)[number];

/** Each language in its own language. */
export const languageNames: Record<Language, string> = { en: "English", sw: "Kiswahili" };

/** The key of the stored choice: in local storage, mirrored in a cookie of the same name for the server. */
export const languageKey = "language";

export const isLanguage = (value: unknown): value is Language => value === "en" || value === "sw";
