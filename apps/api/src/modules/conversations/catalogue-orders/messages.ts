import { stripFormatting } from "@mauzo/chatflow/text/strip-formatting";
import type { Language } from "@mauzo/contract/shared";
import { formatMoney } from "@mauzo/format/money";
import type { OrderNews, Repriced } from "./rules.ts";

type Link = { orderId: string; url: string };

function newsLine(news: OrderNews, money: (minor: number) => string, language: Language): string {
  const name = stripFormatting(news.name);
  const sw = language === "sw";
  switch (news.kind) {
    case "gone":
      return sw ? `• ${name}: imeisha kwa sasa` : `• ${name}: sold out for now`;
    case "fewer":
      return sw
        ? `• ${name}: zimebaki ${news.left} tu, uliomba ${news.wanted}`
        : `• ${name}: only ${news.left} left, you asked for ${news.wanted}`;
    case "price":
      return sw
        ? `• ${name}: bei sasa ni ${money(news.now)}, si ${money(news.was)}`
        : `• ${name}: the price is now ${money(news.now)}, not ${money(news.was)}`;
  }
}

/** What a customer hears of an order from the catalogue: the cart it became, and what is otherwise than it said. */
export function orderAnswer(
  { lines, news, totalMinor }: Repriced,
  link: Link | undefined,
  { currency, language }: { currency: string; language: Language },
): string {
  const money = (minor: number) => formatMoney({ minor, currency });
  const sw = language === "sw";
  const changed = news.map((each) => newsLine(each, money, language));
  if (!link)
    return [
      sw ? "Samahani, hakuna kilichobaki kwa ulichoagiza:" : "Sorry, nothing of what you ordered is left:",
      ...changed,
      "",
      sw ? "Duka litakujibu hapa." : "The shop will answer you here.",
    ].join("\n");
  return [
    sw
      ? `Asante kwa oda yako. Hiki hapa kikapu chako *${link.orderId}* kwa bei za leo:`
      : `Thank you for your order. Here is your cart *${link.orderId}* at today's prices:`,
    ...lines.map(({ name, quantity, totalMinor }) => `• ${quantity} × ${stripFormatting(name)}: ${money(totalMinor)}`),
    `${sw ? "Jumla" : "Total"}: *${money(totalMinor)}*`,
    ...(changed.length > 0 ? ["", sw ? "Kilichobadilika:" : "What has changed:", ...changed] : []),
    "",
    `${sw ? "Kagua na uthibitishe hapa" : "Look it over and confirm here"}: ${link.url}`,
  ].join("\n");
}
