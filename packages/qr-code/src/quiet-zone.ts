/** The light edge around every code, in squares, as the standard requires. */
export const quietZone = 4;
