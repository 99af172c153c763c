/** Makes one line: whatever would break it or control a terminal becomes a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Keeps line breaks, all in one form; removes other control characters. */
export const plainLines = (text: string): string =>
  text.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
