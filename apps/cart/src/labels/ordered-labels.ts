import { type Labels, labelsIn } from "./labels.ts";
import type { Language } from "./language.ts";
import { orderedEn } from "./ordered-labels-en.ts";
import { orderedSw } from "./ordered-labels-sw.ts";

/** The texts of a page whose cart is ordered; kept apart so that only the ordered view loads them. */
export type OrderedLabels = Labels & typeof orderedEn;

export const orderedLabelsIn = (language: Language): OrderedLabels => ({
  ...labelsIn(language),
  ...(language === "sw" ? orderedSw : orderedEn),
});
