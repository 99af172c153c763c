import type { ReorderRow } from "@mauzo/contract/insights/figures";
import type { Language } from "@mauzo/contract/shared";
import { compactNumber } from "@mauzo/format/numbers/compact-number";
import type { Week } from "./steps/read-week.ts";

const locale = { en: "en-GB", sw: "sw-TZ" } as const;
const written = (day: string, language: Language, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(locale[language], { ...options, timeZone: "UTC" }).format(new Date(`${day}T00:00:00Z`));
const dayOf = (day: string, language: Language) => written(day, language, { day: "numeric", month: "long" });
const weekdayOf = (day: string, language: Language) => written(day, language, { weekday: "long" });

const words = {
  en: {
    orders: (count: number) => (count === 1 ? "1 order" : `${count} orders`),
    week: (from: string, to: string, told: string) => `The week of ${from} to ${to}: ${told}`,
    more: (percent: number, told: string) => `${percent}% more sales than the week before (${told}).`,
    less: (percent: number, told: string) => `${percent}% less sales than the week before (${told}).`,
    same: (told: string) => `As much as the week before (${told}).`,
    paid: (money: string) => `Paid in these days: ${money}.`,
    best: (name: string, pieces: number, money: string) =>
      `Sold best: ${name}, ${pieces === 1 ? "1 piece" : `${pieces} pieces`}, ${money}.`,
    reorder: (names: string) => `To reorder: ${names}.`,
    out: "none left",
    lasts: (days: number) => (days === 1 ? "lasts 1 day" : `lasts ${days} days`),
    unusual: (weekday: string, orders: string, usual: number) =>
      `Unusual: ${orders} on ${weekday}, where ${usual} would be usual.`,
    shop: "Your shop",
  },
  sw: {
    orders: (count: number) => `oda ${count}`,
    week: (from: string, to: string, told: string) => `Wiki ya ${from} hadi ${to}: ${told}`,
    more: (percent: number, told: string) => `Mauzo yamepanda kwa ${percent}% kuliko wiki iliyotangulia (${told}).`,
    less: (percent: number, told: string) => `Mauzo yameshuka kwa ${percent}% kuliko wiki iliyotangulia (${told}).`,
    same: (told: string) => `Sawa na wiki iliyotangulia (${told}).`,
    paid: (money: string) => `Zilizolipwa siku hizo: ${money}.`,
    best: (name: string, pieces: number, money: string) => `Iliyouzwa zaidi: ${name}, vipande ${pieces}, ${money}.`,
    reorder: (names: string) => `Za kuagiza tena: ${names}.`,
    out: "imeisha",
    lasts: (days: number) => `inatosha siku ${days}`,
    unusual: (weekday: string, orders: string, usual: number) =>
      `Si kawaida: ${weekday} ${orders}; kawaida ni ${usual}.`,
    shop: "Duka lako",
  },
} as const;

const footer = {
  en: (analytics: string, settings: string) =>
    `All figures:\n${analytics}\n\nYou get this on Monday mornings. If you want it no more:\n${settings}`,
  sw: (analytics: string, settings: string) =>
    `Takwimu zote:\n${analytics}\n\nUnapata muhtasari huu kila Jumatatu asubuhi. Kama huutaki tena:\n${settings}`,
} as const;

/** The summary of a week: what is worth a glance on Monday morning. */
export function weekText(language: Language, shop: string, week: Week): { subject: string; lines: string[] } {
  const say = words[language];
  const { days, now, before, best, unusual, currency } = week;
  const money = (minor: number) => `${currency} ${compactNumber(minor / 100)}`;
  const told = `${say.orders(now.orders)}, ${money(now.sales_minor)}`;
  const toldBefore = `${say.orders(before.orders)}, ${money(before.sales_minor)}`;
  const percent =
    before.sales_minor > 0
      ? Math.round((100 * (now.sales_minor - before.sales_minor)) / before.sales_minor)
      : undefined;
  const stock = ({ stock: left, days_left }: ReorderRow) => (left <= 0 ? say.out : say.lasts(days_left));
  const nameOf = (row: ReorderRow) => [row.name, row.variant].filter(Boolean).join(" ");
  const compared = () => {
    if (percent === undefined) return [];
    if (percent === 0) return [say.same(toldBefore)];
    return [percent > 0 ? say.more(percent, toldBefore) : say.less(-percent, toldBefore)];
  };
  return {
    subject: `${shop || say.shop}: ${told}`,
    lines: [
      `${say.week(dayOf(days.from, language), dayOf(days.to, language), told)}.`,
      ...compared(),
      ...(now.paid_minor > 0 ? [say.paid(money(now.paid_minor))] : []),
      ...(best && best.pieces > 0 ? [say.best(best.name, best.pieces, money(best.minor ?? 0))] : []),
      ...(week.reorder.length > 0
        ? [say.reorder(week.reorder.map((row) => `${nameOf(row)} (${stock(row)})`).join(", "))]
        : []),
      ...(unusual ? [say.unusual(weekdayOf(unusual.day, language), say.orders(unusual.orders), unusual.usual)] : []),
    ],
  };
}

/** The mail: the same, and where to read on or to want it no more. */
export function weekMail(language: Language, shop: string, week: Week, dashboardUrl: string) {
  const { subject, lines } = weekText(language, shop, week);
  const { from, to } = week.days;
  const more = footer[language](
    `${dashboardUrl}/dashboard/analytics?${new URLSearchParams({ from, to })}`,
    `${dashboardUrl}/dashboard/settings/notifications`,
  );
  return { subject, text: [...lines, more].join("\n\n") };
}
