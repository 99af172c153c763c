"use client";

import { useChosenSets, useProductNames } from "../data.ts";
import { asksSets, productsIn, type SegmentForm } from "../form/segment-form.ts";
import type { Known } from "./known.ts";

/** The names of what is asked about in these questions, with the sets there are if one of them asks about a set. */
export function useNames(questions: readonly Pick<SegmentForm, "rules" | "groups">[]): Pick<Known, "names" | "sets"> {
  const products = useProductNames(questions.flatMap(productsIn));
  const sets = useChosenSets(questions.some(asksSets));
  return { sets, names: new Map([...products, ...sets.map(({ id, name }) => [id, name] as const)]) };
}
