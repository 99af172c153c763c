/** Making one takes longer than a message has, and a thread has thousands. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** The time of day of a moment in a time zone, as `14:05`. */
export function clockIn(iso: string, timeZone: string): string {
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", minute: "2-digit" });
  formats.set(timeZone, format);
  return format.format(new Date(iso));
}
