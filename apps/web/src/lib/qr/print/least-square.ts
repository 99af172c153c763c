/**
 * Below this a square of the code is smaller than a telephone's camera sees from a hand's width away. Beside the sheets,
 * so that a page without them does not bring them for it.
 */
export const leastSquareMm = 0.4;
