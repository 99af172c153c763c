import type { Language } from "@mauzo/contract/shared";

type Cart = { number: string; lines: readonly string[]; total: string; url: string };

/** The message with the link of a cart that staff filled for a customer. */
export function cartMessage({ number, lines, total, url }: Cart, language: Language): string {
  const [here, sum, order] =
    language === "sw"
      ? (["Hiki hapa kikapu chako", "Jumla", "Kagua na uagize hapa"] as const)
      : (["Here is your cart", "Total", "Look it over and order here"] as const);
  return [`${here} *${number}*:`, ...lines, `${sum}: *${total}*`, "", `${order}: ${url}`].join("\n");
}

/** What stands below a set: where all of it is. */
export const seeAllOf = (address: string, language: Language): string =>
  `${language === "sw" ? "Ona zote" : "See them all"}: ${address}`;
