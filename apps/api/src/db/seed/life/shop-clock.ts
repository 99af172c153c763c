export const [minuteMs, hourMs, dayMs] = [60_000, 3_600_000, 86_400_000];

/**
 * The days and hours of a shop up to now. The distance of its zone from UTC is that of today: the demo's shop is where
 * the clocks are never changed.
 */
export type ShopClock = {
  nowMs: number;
  /** The start of a day in the shop's time zone; 0 is today, 1 yesterday. */
  dayStart: (daysAgo: number) => number;
  /** Sunday is 0. */
  weekday: (atMs: number) => number;
  dayOfMonth: (atMs: number) => number;
  /** Hours since midnight, with fractions. */
  hour: (atMs: number) => number;
};

function offsetMs(atMs: number, timeZone: string): number {
  const parts = new Intl.DateTimeFormat("en-GB", {
    ...{ timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" },
    ...{ hour: "2-digit", minute: "2-digit", second: "2-digit" },
  }).formatToParts(atMs);
  const part = (type: Intl.DateTimeFormatPartTypes) => Number(parts.find((each) => each.type === type)?.value);
  const local = Date.UTC(
    ...([part("year"), part("month") - 1, part("day")] as const),
    ...[part("hour"), part("minute"), part("second")],
  );
  return local - Math.floor(atMs / 1_000) * 1_000;
}

export function shopClock(nowMs: number, timeZone: string): ShopClock {
  const offset = offsetMs(nowMs, timeZone);
  const local = (atMs: number) => new Date(atMs + offset);
  const today = Math.floor((nowMs + offset) / dayMs) * dayMs - offset;
  return {
    nowMs,
    dayStart: (daysAgo) => today - daysAgo * dayMs,
    weekday: (atMs) => local(atMs).getUTCDay(),
    dayOfMonth: (atMs) => local(atMs).getUTCDate(),
    hour: (atMs) => ((atMs + offset) % dayMs) / hourMs,
  };
}
