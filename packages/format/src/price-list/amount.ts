/**
 * A price in a line: the range of its tokens, and its value in minor units. `marked`: it is marked as money. `count`:
 * it is for that many units; then `from` and `to` also cover the count.
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
