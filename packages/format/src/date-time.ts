type Language = "en" | "sw";
const locale = { en: "en-US", sw: "sw-TZ" } as const;
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/**
 * A moment in the shop's time zone: `November 20, 2026, 4:05 PM`, in Swahili `20 Novemba 2026, 16:05`.
 * @param iso an ISO 8601 string; anything else gives `Invalid Date`.
 * @param timeZone an IANA name, such as `Africa/Dar_es_Salaam`.
 */
export function formatDateTime(iso: string, timeZone: string, language: Language = "en"): string {
  const date = new Date(iso);
  if (Number.isNaN(date.getTime())) return "Invalid Date";
  if (language === "sw") {
    const day = new Intl.DateTimeFormat(locale.sw, { dateStyle: "long", timeZone }).format(date);
    const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone }).format(date);
    return `${day}, ${time}`;
  }
  const day = new Intl.DateTimeFormat(locale.en, { dateStyle: "long", timeZone }).format(date);
  const time = new Intl.DateTimeFormat(locale.en, { timeStyle: "short", timeZone }).format(date).replace(/\s/g, " ");
  return `${day}, ${time}`;
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
  const time = new Intl.DateTimeFormat(language === "sw" ? "en-GB" : locale.en, { timeStyle: "short", timeZone });
  const zone = new Intl.DateTimeFormat(locale[language], { timeZone, timeZoneName: "long" })
    .formatToParts(date)
    .find(({ type }) => type === "timeZoneName");
  return [time.format(date).replace(/\s/g, " "), zone?.value].filter(Boolean).join(", ");
}

/**
 * How long ago, under a day: `just now`, `5 minutes ago`; otherwise undefined, and the full date is shown.
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
