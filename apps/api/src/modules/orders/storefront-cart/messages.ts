import type { Language } from "@mauzo/contract/shared";
import { addOnsMessage, stockMessage } from "../cart/steps/choice-messages.ts";
import type { LineProblem } from "./rules.ts";

/** The message to a shopper about a line of their cart. */
export function problemMessage({ problem, name }: LineProblem, language: Language): string {
  const swahili = language === "sw";
  switch (problem.code) {
    case "gone":
      if (name === "") return swahili ? "Bidhaa hii haiuzwi tena." : "This is no longer on sale.";
      return swahili ? `${name} haiuzwi tena.` : `${name} is no longer on sale.`;
    case "sold_out":
      return stockMessage(name, 0, language);
    case "not_enough":
      return stockMessage(name, problem.stock, language);
    case "price_changed":
      return swahili ? `Bei ya ${name} imebadilika.` : `The price of ${name} has changed.`;
    case "group_needs_more":
    case "group_has_too_many":
      return addOnsMessage(problem, language);
  }
}
