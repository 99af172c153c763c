/** Longest message, in UTF-16 units. */
export const messageMaxLength = 1024;
