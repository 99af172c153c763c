/** The most a message may hold, in UTF-16 units. */
export const messageMax = 1024;

/** As much of a text as a message holds, never half a character. */
export const cutToMax = (text: string): string => text.slice(0, messageMax).replace(/[\ud800-\udbff]$/, "");
