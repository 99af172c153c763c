/** What a condition can be chosen from. */
export type Known = {
  tags: readonly string[];
  places: readonly string[];
  /** The names of the products in the question. */
  products: ReadonlyMap<string, string>;
  /** Products found by what was typed last. */
  found: readonly { id: string; name: string }[];
  onFind: (text: string) => void;
};
