type Language = "en" | "sw";
const locale = { en: "en-US", sw: "sw-TZ" } as const;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const clockOf = (date: Date, timeZone: string, language: Language) =>
  new Intl.DateTimeFormat(language === "sw" ? "en-GB" : locale.en, { timeStyle: "short", timeZone })
    .format(date)
    .replace(/\s/g, " ");

/**
 * A moment in the shop's time zone: `November 20, 2026, 4:05 PM`, in Swahili `20 Novemba 2026, 16:05`.
 * @param iso an ISO 8601 string; anything else gives `Invalid Date`.
 * @param timeZone an IANA name, such as `Africa/Dar_es_Salaam`.
 */
export function formatDateTime(iso: string, timeZone: string, language: Language = "en"): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "Invalid Date";
  const day = new Intl.DateTimeFormat(locale[language], { dateStyle: "long", timeZone }).format(date);
  return `${day}, ${clockOf(date, timeZone, language)}`;
}

/**
 * Since when something is as it is shown: the time of day, `4:05 PM`, of another day the date too.
 * @param nowMs the present moment in milliseconds.
 */
export function formatAsOf(iso: string, nowMs: number, timeZone: string, language: Language = "en"): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "Invalid Date";
  const dayOf = (day: Date) => day.toLocaleDateString(locale.en, { timeZone });
  return dayOf(date) === dayOf(new Date(nowMs))
    ? clockOf(date, timeZone, language)
    : formatDateTime(iso, timeZone, language);
}

/**
 * A day of the calendar: `May 12, 1990`, in Swahili `12 Mei 1990`.
 * @param day as `1990-05-12`; anything else gives `Invalid Date`.
 */
export function formatDay(day: string, language: Language = "en"): string {
  const date = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(date.getTime())) return "Invalid Date";
  return new Intl.DateTimeFormat(locale[language], { dateStyle: "long", timeZone: "UTC" }).format(date);
}

/**
 * The time of day in the shop's time zone, with the zone's name: `4:05 PM, East Africa Time`, in Swahili `16:05, Saa za
 * Afrika Mashariki`.
 * @param iso an ISO 8601 string; anything else gives `Invalid Date`.
 * @param timeZone an IANA name, such as `Africa/Dar_es_Salaam`.
 */
export function formatTime(iso: string, timeZone: string, language: Language = "en"): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "Invalid Date";
  const zone = new Intl.DateTimeFormat(locale[language], { timeZone, timeZoneName: "long" })
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName");
  return [clockOf(date, timeZone, language), zone?.value].filter(Boolean).join(", ");
}

/**
 * How long ago, for less than a day: `just now`, `5 minutes ago`; otherwise undefined, and the full date is shown.
 * @param nowMs the present moment in milliseconds.
 */
export function formatRelative(iso: string, nowMs: number, language: Language = "en"): string | undefined {
  const agoMs = nowMs - Date.parse(iso);
  if (Number.isNaN(agoMs) || agoMs >= dayMs || agoMs < -minuteMs) return undefined;
  if (agoMs < minuteMs) return language === "sw" ? "sasa hivi" : "just now";
  const relative = new Intl.RelativeTimeFormat(language === "sw" ? "sw" : "en", { numeric: "always" });
  return agoMs < hourMs
    ? relative.format(-Math.floor(agoMs / minuteMs), "minute")
    : relative.format(-Math.floor(agoMs / hourMs), "hour");
}

/**
 * How long ago, for less than a day, with the time of day from an hour on: `just now`, `2 hours ago, 4:05 PM`;
 * otherwise undefined.
 */
export function formatAgo(iso: string, nowMs: number, timeZone: string, language: Language = "en"): string | undefined {
  const ago = formatRelative(iso, nowMs, language);
  if (ago === undefined || nowMs - Date.parse(iso) < hourMs) return ago;
  return `${ago}, ${clockOf(new Date(iso), timeZone, language)}`;
}
