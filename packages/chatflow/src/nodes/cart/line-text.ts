import { shorten } from "@mauzo/format/text/shorten";
import type { ItemProblem } from "@mauzo/selling/problems/item-problems";
import type { PricedLine } from "../../flow-requests.ts";
import type { Phrases } from "../../phrases/phrases.ts";
import { moneyText } from "../../text/money-text.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";

/** `Chips Mayai (Large)`, shortened to fit a line. */
export function lineName(line: PricedLine, phrases: Phrases): string {
  const name = line.name === "" ? phrases.aProduct : shorten(stripFormatting(line.name), 60);
  return line.variant_name === "" ? name : `${name} (${shorten(stripFormatting(line.variant_name), 40)})`;
}

function problemText(problem: ItemProblem, phrases: Phrases): string {
  if ("group" in problem || problem.of === "add_on") return phrases.lineChoices;
  if (problem.code === "gone") return phrases.lineGone;
  return problem.code === "not_enough" && problem.left > 0 ? phrases.lineNotEnough(problem.left) : phrases.lineSoldOut;
}

/** A line of the cart: quantity, name, add-ons, total, and the reason if it cannot be ordered. */
export function lineText(line: PricedLine, phrases: Phrases): string {
  const extras = line.add_ons.map(({ name, quantity }) => `   + ${quantity} × ${shorten(stripFormatting(name), 40)}`);
  const problem = line.problem ? [`   _${problemText(line.problem, phrases)}_`] : [];
  return [`${line.quantity} × *${lineName(line, phrases)}*: ${moneyText(line.total)}`, ...extras, ...problem].join(
    "\n",
  );
}
