import { typedAs } from "@mauzo/format/messages/translation";
import type { CardLabels } from "./labels-en.ts";

export const sw = typedAs<CardLabels>({
  soldOut: "Imeisha",
  fewLeft: "Zimebaki {count} tu",
  from: "Kuanzia {price}",
  add: "Weka {product} kwenye kikapu",
  choose: "Chagua {product}",
});
