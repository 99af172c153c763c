export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** The cookie that stores the choice on this device: an inline script applies it before the first paint. */
export const themeKey = "theme";

export const themeOf = (value: unknown): Theme => themes.find((theme) => theme === value) ?? "system";
