import type { CardLabels } from "./labels-en.ts";

export const sw: CardLabels = {
  free: "Bure",
  onlyLeft: (left) => `Zimebaki ${left} tu`,
  atMost: (most) => `Mwisho ${most}`,
  wholeNumbers: "Andika namba kamili tu",
  soldOut: "Imeisha",
  quantityOf: (name) => `Idadi ya ${name}`,
  addOne: (name) => `Ongeza moja: ${name}`,
  takeOne: (name) => `Punguza moja: ${name}`,
  groupRule: (min, max) => {
    if (min === max) return `Chagua ${min} kwa kila moja`;
    return min > 0 ? `Chagua ${min} hadi ${max} kwa kila moja` : `Si lazima, hadi ${max} kwa kila moja`;
  },
  groupMissing: (count) => `Chagua ${count} zaidi.`,
  groupExtra: (count) => `Punguza ${count}.`,
};
