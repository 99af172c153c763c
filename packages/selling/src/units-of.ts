/** The sum of the quantities. */
export const unitsOf = (quantities: readonly { quantity: number }[]): number =>
  quantities.reduce((sum, { quantity }) => sum + quantity, 0);
