import { findAmounts } from "../price-list/find-amounts.ts";
import { type Token, tokensOf } from "../price-list/tokens.ts";
import { afterPrice, ownCurrency } from "../price-list/word-lists.ts";

/** What somebody spent, as they wrote it: how much, in minor units, for what, and in which language they said so. */
export type SaidExpense = { language: "en" | "sw"; minor: number; note: string };

/** The word that such a message begins with. */
const begins = new Map<string, SaidExpense["language"]>([
  ...(["matumizi", "tumizi", "nimetumia", "tumetumia"] as const).map((word) => [word, "sw"] as const),
  ...(["expense", "expenses", "spent"] as const).map((word) => [word, "en"] as const),
]);
/** Words at the edges of what it was for that are not part of it. */
const edges = new Set("ya za la cha vya wa kwa ajili kwenye ni for on of to the a is was".split(" "));

const longest = 500;

const brackets = new Set(["(", ")", "[", "]"]);
/** Whether a token only separates. */
const isMark = ({ kind, text }: Token) => kind === "mark" && !brackets.has(text);
/** Whether a token stands around the amount and says nothing of what it was for. */
const isAround = (token: Token | undefined) =>
  token !== undefined && (isMark(token) || ownCurrency.has(token.text) || afterPrice.has(token.text));

/** What it was for: all but the word it begins with, the amount, and what only joins them. */
function noteOf(line: string, tokens: readonly Token[], { from, to }: { from: number; to: number }): string {
  let [before, after] = [from, to];
  while (before > 1 && isAround(tokens[before - 1])) before--;
  while (isAround(tokens[after])) after++;
  const parts = [tokens.slice(1, before), tokens.slice(after)].map((part) => {
    let [start, end] = [0, part.length];
    const isEdge = (token: Token | undefined) => token !== undefined && (isMark(token) || edges.has(token.text));
    while (start < end && isEdge(part[start])) start++;
    while (end > start && isEdge(part[end - 1])) end--;
    return line.slice(part[start]?.at ?? 0, start < end ? part[end - 1]?.end : 0);
  });
  return parts
    .filter((part) => part !== "")
    .join(" ")
    .replace(/\s+/g, " ")
    .trim()
    .slice(0, longest)
    .toWellFormed()
    .trim();
}

/**
 * Reads what somebody of the shop says they spent: `matumizi 12,000 boda`, `expense 12k fuel`, `Matumizi: umeme elfu 12`.
 * Undefined for anything else, and where it has no amount, or more than one.
 */
export function readExpenseText(text: string): SaidExpense | undefined {
  if (text.length > 2 * longest) return undefined;
  const line = text.replace(/[\r\n\u2028\u2029*_~]/g, " ");
  const tokens = tokensOf(line);
  const language = begins.get(tokens[0]?.text ?? "");
  if (language === undefined) return undefined;
  const [amount, ...more] = findAmounts(tokens) ?? [];
  if (!amount || more.length > 0) return undefined;
  return { language, minor: amount.minor, note: noteOf(line, tokens, amount) };
}
