import type { CardLabels } from "./labels-en.ts";

export const sw: CardLabels = {
  soldOut: "Imeisha",
  fewLeft: "Zimebaki {count} tu",
  from: "Kuanzia {price}",
  add: "Weka {product} kwenye kikapu",
  choose: "Chagua {product}",
};
