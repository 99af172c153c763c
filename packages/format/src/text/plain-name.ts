/** A name as it stands in a message: on one line, and nothing that cannot be seen. */
export const plainName = (name: string): string => name.replace(/[\p{C}\p{Z}]+/gu, " ").trim();
