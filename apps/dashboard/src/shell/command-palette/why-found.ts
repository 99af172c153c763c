import type { Product } from "@mauzo/contract/catalogue/products";
import { matchesSearch } from "./matches-search.ts";

/** The part of a field that was searched for, with a little around it. */
type Part = { field: "sku" | "barcode" | "description"; before: string; match: string; after: string };
export type WhyFound = Part | { field: "similar" };
type Searched = Pick<Product, "name" | "description"> & {
  variants: readonly Pick<Product["variants"][number], "sku" | "barcode">[];
};

/** How many characters of a description stand around the match. */
const [before, after] = [24, 40];

/** What a product was found by, where its name does not show it: the server searches its description and codes, too. */
export function whyFound({ name, description, variants }: Searched, typed: string): WhyFound | undefined {
  const text = typed.trim().toLowerCase();
  if (text === "" || name.toLowerCase().includes(text)) return undefined;
  for (const field of ["sku", "barcode"] as const) {
    const match = variants.map((variant) => variant[field]).find((code) => code?.toLowerCase() === text);
    if (match) return { field, before: "", match, after: "" };
  }
  const at = description.toLowerCase().indexOf(text);
  if (at < 0) return matchesSearch(name, typed) ? undefined : { field: "similar" };
  const end = at + text.length;
  return {
    field: "description",
    before: `${at > before ? "…" : ""}${description.slice(Math.max(0, at - before), at)}`,
    match: description.slice(at, end),
    after: `${description.slice(end, end + after)}${description.length > end + after ? "…" : ""}`,
  };
}
