/** The light edge around every code, in squares: what the standard asks for. */
export const quietZone = 4;
