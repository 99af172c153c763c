/** What a condition can be chosen from. */
export type Known = {
  tags: readonly string[];
  places: readonly string[];
  /** The names of the products in the question, and of the sets there are. */
  names: ReadonlyMap<string, string>;
  /** The sets whose products were chosen. */
  sets: readonly { id: string; name: string }[];
  /** Products found by what was typed last. */
  found: readonly { id: string; name: string }[];
  onFind: (text: string) => void;
};
