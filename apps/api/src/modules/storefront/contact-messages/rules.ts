/** One line: what would break it or steer a terminal is a space. */
export const oneLine = (text: string): string => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();

/** Lines stay lines, told apart in one way; other control characters go. */
export const plainLines = (text: string): string =>
  text.replace(/\r\n?|[\p{Zl}\p{Zp}]/gu, "\n").replace(/[^\P{Cc}\n\t]/gu, "");
