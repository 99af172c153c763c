const weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];

/** A moment by a shop's clock: its date, its weekday (0 is Sunday) and the minute of its day. */
export function shopClock(at: Date, timeZone: string): { today: string; weekday: number; minute: number } {
  const parts = new Intl.DateTimeFormat("en-GB", {
    ...({ timeZone, weekday: "short", year: "numeric", month: "2-digit", day: "2-digit" } as const),
    ...({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const),
  }).formatToParts(at);
  const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((each) => each.type === type)?.value ?? "";
  return {
    today: `${part("year")}-${part("month")}-${part("day")}`,
    weekday: weekdays.indexOf(part("weekday")),
    minute: Number(part("hour")) * 60 + Number(part("minute")),
  };
}
