import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const ledgerErrors = defineErrors({
  balance_too_small: {
    status: 409,
    en: "Not enough money is there for this any more. Look at the balance again.",
    sw: "Pesa iliyopo haitoshi tena. Angalia salio upya.",
  },
  statement_reversed: {
    status: 422,
    en: "The last day is before the first",
    sw: "Siku ya mwisho iko kabla ya ya kwanza",
  },
  statement_days: { status: 422, en: "Choose at most a year", sw: "Chagua siku zisizozidi mwaka mmoja" },
  statement_too_long: {
    status: 422,
    en: "There are more than {most} transactions on these days. Choose fewer days.",
    sw: "Siku hizi zina miamala zaidi ya {most}. Chagua siku chache.",
  },
});
