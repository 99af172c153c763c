import { type Labels, labelsIn } from "./labels.ts";
import type { Language } from "./language.ts";
import { orderedEn } from "./ordered-en.ts";
import { orderedSw } from "./ordered-sw.ts";

/** The words of a page whose cart is ordered: only what draws it brings them. */
export type OrderedLabels = Labels & typeof orderedEn;

export const orderedLabelsIn = (language: Language): OrderedLabels => ({
  ...labelsIn(language),
  ...(language === "sw" ? orderedSw : orderedEn),
});
