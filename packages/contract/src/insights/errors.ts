import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const insightErrors = defineErrors({
  span_reversed: {
    status: 422,
    en: "The end comes before the beginning",
    sw: "Mwisho uko kabla ya mwanzo",
  },
  span_too_long: {
    status: 422,
    en: "Choose at most 31 days",
    sw: "Chagua siku zisizozidi 31",
  },
  figure_days: {
    status: 422,
    en: "Choose at most 366 days",
    sw: "Chagua siku zisizozidi 366",
  },
});
