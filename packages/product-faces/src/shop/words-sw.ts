import type { CardWords } from "./words-en.ts";

export const sw: CardWords = {
  soldOut: "Imeisha",
  fewLeft: "Zimebaki {count} tu",
  from: "Kuanzia {price}",
  add: "Weka {product} kwenye kikapu",
  choose: "Chagua {product}",
};
