import type { Language } from "@mauzo/contract/shared";
import type { Problem } from "./rules.ts";

/** The message to a shopper about a line of their cart. */
export function problemMessage({ kind, name, least, most }: Problem, language: Language): string {
  const swahili = language === "sw";
  switch (kind) {
    case "gone":
      if (name === "") return swahili ? "Bidhaa hii haiuzwi tena." : "This is no longer on sale.";
      return swahili ? `${name} haiuzwi tena.` : `${name} is no longer on sale.`;
    case "sold_out":
      return swahili ? `${name} imeisha.` : `${name} is sold out.`;
    case "few_left":
      return swahili ? `${name}: zimebaki ${most} tu.` : `Only ${most} left of ${name}.`;
    case "price_changed":
      return swahili ? `Bei ya ${name} imebadilika.` : `The price of ${name} has changed.`;
    case "add_ons":
      if (least === most) return swahili ? `${name}: chagua ${least}.` : `${name}: choose ${least}.`;
      return swahili ? `${name}: chagua kuanzia ${least} hadi ${most}.` : `${name}: choose from ${least} to ${most}.`;
  }
}
