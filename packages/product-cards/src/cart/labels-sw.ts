import { typedAs } from "@mauzo/format/messages/translation";
import type { CardLabels } from "./labels-en.ts";

export const sw = typedAs<CardLabels>({
  free: "Bure",
  onlyLeft: "Zimebaki {left} tu",
  atMost: "Mwisho {most}",
  wholeNumbers: "Andika namba kamili tu",
  soldOut: "Imeisha",
  change: "Badilisha (kuna nyingine {count})",
  quantityOf: "Idadi ya {name}",
  addOne: "Ongeza moja: {name}",
  takeOne: "Punguza moja: {name}",
  chooseExactly: "Chagua {count} kwa kila moja",
  chooseBetween: "Chagua {min} hadi {max} kwa kila moja",
  chooseUpTo: "Si lazima, hadi {max} kwa kila moja",
  groupMissing: "Chagua {count} zaidi.",
  groupExtra: "Punguza {count}.",
});
