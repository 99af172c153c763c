import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const customerErrors = defineErrors({
  customer_unknown: {
    status: 422,
    en: "The shop has no such customer.",
    sw: "Duka halina mteja huyo.",
  },
});
