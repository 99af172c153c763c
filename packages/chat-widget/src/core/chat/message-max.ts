/** The most a message may hold, in UTF-16 units. */
export const messageMax = 1024;
