import { type AutoText, type WeekHours, weekdays } from "@mauzo/contract/conversations/auto-messages";
import type { Language } from "@mauzo/contract/shared";

/** The words of a language, or of the other one; "" if it is off. */
export const wordsOf = ({ on, ...words }: AutoText, language: Language): string =>
  on ? words[language] || words[language === "sw" ? "en" : "sw"] : "";

const minuteMs = 60_000;
const dayMinutes = 24 * 60;
const weekMinutes = 7 * dayMinutes;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When the shop is open, as minutes since the beginning of Monday; what crosses the end of the week goes beyond it. */
const spansOf = (hours: WeekHours) =>
  weekdays.flatMap((day, index) => {
    const open = hours[day];
    if (open === null) return [];
    const [from, until] = [minutesOf(open.from), minutesOf(open.until)];
    const start = index * dayMinutes + from;
    return [{ start, end: start + (until > from ? until - from : until - from + dayMinutes) }];
  });

const names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

/** The minute of the week on the shop's clock. */
function minuteOf(now: Date, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, weekday: "short", hour: "2-digit", minute: "2-digit", hourCycle: "h23" },
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? "";
  return names.indexOf(of("weekday")) * dayMinutes + Number(of("hour")) * 60 + Number(of("minute"));
}

/**
 * Until when the shop is closed at a moment, ISO 8601; undefined while it is open. A shop that never opens is closed for a
 * week at a time.
 */
export function closedUntil(hours: WeekHours | null, now: Date, timeZone: string): string | undefined {
  if (hours === null) return undefined;
  const spans = spansOf(hours);
  const minute = minuteOf(now, timeZone);
  const isOpen = spans.some(({ start, end }) =>
    [minute, minute + weekMinutes].some((each) => each >= start && each < end),
  );
  if (isOpen) return undefined;
  const waits = spans.map(({ start }) => (start - minute + weekMinutes) % weekMinutes);
  const wait = waits.length === 0 ? weekMinutes : Math.min(...waits);
  // The beginning of a minute: all messages of one minute end their wait at the same moment.
  const begun = Math.floor(now.getTime() / minuteMs) * minuteMs;
  return new Date(begun + wait * minuteMs).toISOString();
}
