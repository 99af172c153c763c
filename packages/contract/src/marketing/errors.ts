import { defineErrors } from "../define-errors.ts";

/** What the domain refuses. */
export const marketingErrors = defineErrors({
  popup_link_invalid: {
    status: 422,
    en: "This is not an address that starts with https://.",
    sw: "Hii si anwani inayoanza na https://.",
  },
  popup_words_missing: {
    status: 422,
    en: "Write a title in at least one language.",
    sw: "Andika kichwa kwa angalau lugha moja.",
  },
  popup_moment_missing: {
    status: 422,
    en: "Choose at least one moment at which the popup shows.",
    sw: "Chagua angalau wakati mmoja ambapo dirisha litaonekana.",
  },
  popup_days_crossed: {
    status: 422,
    en: "The last day is before the first one.",
    sw: "Siku ya mwisho iko kabla ya siku ya kwanza.",
  },
  popup_file_gone: {
    status: 422,
    en: "This file is no longer there, or it is not a PDF. Upload it again.",
    sw: "Faili hili halipo tena, au si PDF. Lipakie tena.",
  },
  too_many_popups: {
    status: 409,
    en: "A shop can have {most} popups. Delete one that you do not need.",
    sw: "Duka linaweza kuwa na madirisha {most}. Futa moja usilolihitaji.",
  },
});
