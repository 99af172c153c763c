import { tokensOf } from "./tokens.ts";
import { numbered, ones, tens, units, variantLeads, variantWords } from "./word-lists.ts";

const edge = /^[^\p{L}\p{N}(]+|[^\p{L}\p{N})”"’']+$/gu;

/**
 * Splits a name into its base and the variant at its end: `Kofia XL`, `Viatu vya kiume`, `Maji 500ml`. Without a base
 * it names nothing that is sold.
 */
export function splitVariant(name: string): { base: string; variant: string } {
  const tokens = tokensOf(name);
  const tells = (text: string) => variantWords.has(text) || units.has(text) || numbered.has(text);
  let from = tokens.length;
  let told = tokens.length;
  for (let at = tokens.length - 1; at >= 0; at--) {
    const { kind, text } = tokens[at] ?? { kind: "mark", text: "" };
    if (tells(text)) from = told = at;
    else if (kind === "number" || ones.has(text) || tens.has(text)) told = at;
    else if (variantLeads.has(text) && told < tokens.length) from = at;
    else if (kind !== "mark") break;
    // A number belongs to the measure next to it: `500 ml`, `size 40`.
    if (kind === "number" && tells(tokens[at + 1]?.text ?? "")) from = at;
  }
  if (from === tokens.length) return { base: name, variant: "" };
  const first = tokens.findIndex(({ text }, at) => at >= from && !variantLeads.has(text));
  return {
    base: name.slice(0, tokens[from]?.at).replace(edge, ""),
    variant: name.slice(tokens[first]?.at).replace(edge, ""),
  };
}
