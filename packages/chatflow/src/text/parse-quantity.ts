import { normaliseText } from "./normalise-text.ts";

const words: Record<string, number> = Object.fromEntries(
  [
    ["one", "moja", "mmoja", "kimoja"],
    ["two", "mbili", "wawili", "viwili"],
    ["three", "tatu", "watatu", "vitatu"],
    ["four", "nne", "wanne", "vinne"],
    ["five", "tano", "watano", "vitano"],
    ["six", "sita"],
    ["seven", "saba"],
    ["eight", "nane", "wanane", "vinane"],
    ["nine", "tisa"],
    ["ten", "kumi"],
    ["eleven", "kumi na moja"],
    ["twelve", "dozen", "a dozen", "kumi na mbili", "dazeni"],
  ].flatMap((names, index) => names.map((name) => [name, index + 1])),
);
const units = /^(x|pcs?|pieces?|units?|plates?|vipande|kipande|sahani|tu|only|please|tafadhali|nataka|naomba|i want)$/;

export type ParsedQuantity = { kind: "whole"; quantity: number } | { kind: "not-whole" } | { kind: "too-small" };

/** The quantity in "2", "x2", "2 pcs", "mbili" or "1,000"; undefined if it is not a quantity. */
export function parseQuantity(text: string): ParsedQuantity | undefined {
  const typed = text.trim().toLowerCase();
  const number = /^(?:x\s*)?([+-]?\d[\d,]*(?:\.\d+)?)(?:\s*([a-z]+)[.!]?)?$/.exec(typed);
  if (number?.[1] !== undefined && (number[2] === undefined || units.test(number[2]))) {
    const grouped = /^[+-]?\d{1,3}(,\d{3})*(\.\d+)?$/.test(number[1]);
    if (!grouped && number[1].includes(",")) return { kind: "not-whole" };
    const value = Number(number[1].replaceAll(",", ""));
    if (value <= 0) return { kind: "too-small" };
    return Number.isInteger(value) ? { kind: "whole", quantity: value } : { kind: "not-whole" };
  }
  const said = normaliseText(typed);
  const bare = said
    .split(" ")
    .filter((word) => !units.test(word))
    .join(" ");
  const quantity = Object.hasOwn(words, said) ? words[said] : Object.hasOwn(words, bare) ? words[bare] : undefined;
  return quantity === undefined ? undefined : { kind: "whole", quantity };
}
