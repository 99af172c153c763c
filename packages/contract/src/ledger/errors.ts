import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const ledgerErrors = defineErrors({
  balance_too_small: {
    status: 409,
    en: "Not enough money is there for this any more. Look at the balance again.",
    sw: "Pesa iliyopo haitoshi tena. Angalia salio upya.",
  },
});
