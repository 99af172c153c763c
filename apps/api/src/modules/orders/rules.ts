/** The sum of the lines in minor units; exact, because the cart refuses orders beyond what a safe integer holds. */
export const totalOf = (lines: { quantity: number; unitPriceMinor: number }[]): number =>
  lines.reduce((sum, line) => sum + line.quantity * line.unitPriceMinor, 0);
