import type { LineProblem, PricedLine } from "../../flow-requests.ts";
import type { Phrases } from "../../phrases/phrases.ts";
import { moneyText } from "../../text/money-text.ts";
import { shorten } from "../../text/shorten.ts";
import { stripFormatting } from "../../text/strip-formatting.ts";

/** `Chips Mayai (Large)`, shortened to fit a line. */
export function lineName(line: PricedLine, phrases: Phrases): string {
  const name = line.name === "" ? phrases.aProduct : shorten(stripFormatting(line.name), 60);
  return line.variant_name === "" ? name : `${name} (${shorten(stripFormatting(line.variant_name), 40)})`;
}

function problemText(problem: LineProblem, phrases: Phrases): string {
  if (problem.kind === "gone") return phrases.lineGone;
  if (problem.kind === "sold-out") return phrases.lineSoldOut;
  return problem.kind === "choices" ? phrases.lineChoices : phrases.lineNotEnough(problem.available);
}

/** A line of the cart: quantity, name, add-ons, total, and the reason if it cannot be ordered. */
export function lineText(line: PricedLine, phrases: Phrases): string {
  const extras = line.add_ons.map(({ name, quantity }) => `   + ${quantity} × ${shorten(stripFormatting(name), 40)}`);
  const problem = line.problem ? [`   _${problemText(line.problem, phrases)}_`] : [];
  return [`${line.quantity} × *${lineName(line, phrases)}*: ${moneyText(line.total)}`, ...extras, ...problem].join(
    "\n",
  );
}
