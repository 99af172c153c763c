/** The calendar day of a moment in a time zone, as `2026-11-24`. */
export const dayIn = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone, year: "numeric", month: "2-digit", day: "2-digit" }).format(
    new Date(iso),
  );

/** The time of day of a moment in a time zone, as `14:05`. */
export const clockIn = (iso: string, timeZone: string): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" }).format(new Date(iso));
