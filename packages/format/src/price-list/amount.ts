/**
 * A price in a line: the tokens it is made of, and what it comes to in minor units. `marked`: it says that it is money.
 * `count`: it is for so many of the thing; then `from` and `to` hold what says so, too.
 */
export type Amount = {
  from: number;
  to: number;
  price: { from: number; to: number };
  minor: number;
  marked: boolean;
  inside: boolean;
  count?: number;
};
