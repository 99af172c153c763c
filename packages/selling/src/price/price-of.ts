type Priced = { price: { minor: number }; quantity: number };

/** What these cost together, in minor units. */
export const priceOf = (lines: readonly Priced[]): number =>
  lines.reduce((sum, { price, quantity }) => sum + price.minor * quantity, 0);
