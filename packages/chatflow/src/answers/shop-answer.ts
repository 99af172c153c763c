import type { ChatAction } from "@mauzo/contract/conversations/chat";
import { shorten } from "@mauzo/format/text/shorten";
import { wayText } from "@mauzo/format/way-text";
import type { ProductFacts, ShopAnswer, ShopFacts } from "../flow-requests.ts";
import type { Phrases } from "../phrases/phrases.ts";
import { moneyText } from "../text/money-text.ts";
import { priceText } from "../text/price-text.ts";
import { stripFormatting, stripLinesFormatting } from "../text/strip-formatting.ts";
import { textMessages } from "../wire/chat-actions.ts";

type Asker = { shop: ShopFacts; phrases: Phrases; language: "en" | "sw" };

/** So many variants are named with their prices; of more, the lowest price is said. */
const variantsMax = 10;

function pricesOf(product: ProductFacts, phrases: Phrases): string {
  const name = `*${shorten(stripFormatting(product.name), 200)}*`;
  const { variants } = product;
  if (variants.length < 2 || variants.length > variantsMax) return `${name}\n${priceText(product, phrases)}`;
  const lines = variants.map(({ name, price, stock }) => {
    const left = stock > 0 ? "" : ` · ${phrases.soldOut}`;
    return `• ${shorten(stripFormatting(name), 80)}: ${moneyText(price)}${left}`;
  });
  return [name, ...lines].join("\n");
}

function deliveryOf({ methods }: ShopAnswer, phrases: Phrases): string | undefined {
  if (methods.length === 0) return undefined;
  const lines = methods.map(({ name, fee, free_from }) => {
    const cost = fee.minor > 0 ? moneyText(fee) : phrases.free;
    const free = free_from && fee.minor > 0 ? ` (${phrases.freeFrom(moneyText(free_from))})` : "";
    return `• ${stripFormatting(name)}: ${cost}${free}`;
  });
  return [phrases.answers.delivery, ...lines].join("\n");
}

function paymentOf({ ways, takes_cash }: ShopAnswer, { phrases, language }: Asker): string | undefined {
  const lines = ways.map((way) => `• ${stripFormatting(wayText(way, language))}`);
  if (lines.length === 0) return takes_cash ? phrases.answers.cashOnly : undefined;
  const cash = takes_cash ? [phrases.answers.orCash] : [];
  return [phrases.answers.payment, ...lines, ...cash].join("\n");
}

const placeOf = ({ place }: ShopAnswer, phrases: Phrases) =>
  place.trim() === "" ? undefined : phrases.answers.place(stripFormatting(place.trim()));

/** The shop's answer to a question about itself, from its own data; what it has not said, a person of it answers. */
export function shopAnswer(given: ShopAnswer, asker: Asker): { said: ChatAction[]; callsPerson?: true } {
  const { phrases, shop } = asker;
  const told = () => {
    switch (given.topic) {
      case "price":
        return given.product ? pricesOf(given.product, phrases) : undefined;
      case "place":
        return placeOf(given, phrases);
      case "delivery":
        return deliveryOf(given, phrases);
      case "payment":
        return paymentOf(given, asker);
      case "hours":
        return given.hours.trim() === "" ? undefined : phrases.answers.hours(stripLinesFormatting(given.hours.trim()));
    }
  };
  const words = told();
  if (words !== undefined) return { said: textMessages(words) };
  const name = stripFormatting(shop.name);
  // Who writes to the shop's own number is not sent to that number.
  if (shop.answersHere) return { said: textMessages(phrases.answers.askHere(name)), callsPerson: true };
  const link = `https://wa.me/${shop.whatsappNumber.replace(/\D/g, "")}`;
  return { said: textMessages(phrases.answers.askShop(name, link)) };
}
