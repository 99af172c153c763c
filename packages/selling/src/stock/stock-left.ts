/** What is left of a stock when so many are taken, never less than nothing; null where it is not counted. */
export const stockLeft = <Stock extends number | null>(stock: Stock, taken = 0): Stock | number =>
  stock === null ? stock : Math.max(0, stock - taken);
