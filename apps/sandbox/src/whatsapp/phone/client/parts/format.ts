import { language } from "../words.ts";

const locale = language === "sw" ? "sw-TZ" : "en-GB";
const clockFormat = new Intl.DateTimeFormat(locale, { hour: "2-digit", minute: "2-digit", hourCycle: "h23" });
const dayFormat = new Intl.DateTimeFormat(locale, { weekday: "long", day: "numeric", month: "long" });
const amountFormat = new Intl.NumberFormat("en", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

export const timeOf = (moment: number) => clockFormat.format(moment);
export const dayOf = (moment: number) => dayFormat.format(moment);
export const money = (amount: number, currency: string) => `${amountFormat.format(amount)} ${currency}`;

/** `+255 712 345 678` */
export const phoneOf = (waId: string) => `+${waId.replace(/^(\d{3})(\d{3})(\d{3})(\d+)$/, "$1 $2 $3 $4")}`;

/** The first letters of the first two words. */
export const initials = (name: string) =>
  name
    .split(/\s+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();

/** One of six colours, always the same for the same name. */
export const hueOf = (name: string) => [...name].reduce((sum, sign) => sum + (sign.codePointAt(0) ?? 0), 0) % 6;
