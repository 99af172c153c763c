/**
 * Below this a square of the code is too small for a phone's camera at a hand's width. In a file of its own, so that a
 * page without print sheets doesn't load their code.
 */
export const minimumSquareMm = 0.4;
