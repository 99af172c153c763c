/**
 * So many rows each page of a long list has after the first, which is short to be there at once: whoever goes through
 * thousands waits for the network less often.
 */
export const laterRows = 50;
