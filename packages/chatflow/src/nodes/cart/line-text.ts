import type { LineProblem, PricedLine } from "../../asks.ts";
import type { Phrases } from "../../phrases/phrases.ts";
import { moneyText } from "../../text/money-text.ts";
import { plain } from "../../text/plain.ts";
import { shorten } from "../../text/shorten.ts";

/** `Chips Mayai (Large)`, short enough for a line. */
export function lineName(line: PricedLine, phrases: Phrases): string {
  const name = line.name === "" ? phrases.aProduct : shorten(plain(line.name), 60);
  return line.variant_name === "" ? name : `${name} (${shorten(plain(line.variant_name), 40)})`;
}

function problemText(problem: LineProblem, phrases: Phrases): string {
  if (problem.kind === "gone") return phrases.lineGone;
  if (problem.kind === "sold-out") return phrases.lineSoldOut;
  return problem.kind === "choices" ? phrases.lineChoices : phrases.lineNotEnough(problem.available);
}

/** A line of the cart: how many of what with which add-ons, its total, and why it cannot be ordered if so. */
export function lineText(line: PricedLine, phrases: Phrases): string {
  const extras = line.add_ons.map(({ name, quantity }) => `   + ${quantity} × ${shorten(plain(name), 40)}`);
  const problem = line.problem ? [`   _${problemText(line.problem, phrases)}_`] : [];
  return [`${line.quantity} × *${lineName(line, phrases)}*: ${moneyText(line.total)}`, ...extras, ...problem].join(
    "\n",
  );
}
