import { TZDate } from "@date-fns/tz";

/** The moment of a day and a time as they are typed, by the clock of a time zone; undefined for anything else. */
export function momentOf(typed: string, timeZone: string): string | undefined {
  const match = /^(\d{4})-(\d\d)-(\d\d)T(\d\d):(\d\d)/.exec(typed);
  if (!match) return undefined;
  const [year = 0, month = 1, day = 1, hour = 0, minute = 0] = match.slice(1).map(Number);
  return new Date(new TZDate(year, month - 1, day, hour, minute, timeZone).getTime()).toISOString();
}

/** A moment as a field for day and time holds it, by the clock of a time zone. */
export function typedMoment(moment: Date, timeZone: string): string {
  const zoned = new TZDate(moment.getTime(), timeZone);
  const two = (value: number) => String(value).padStart(2, "0");
  const day = `${zoned.getFullYear()}-${two(zoned.getMonth() + 1)}-${two(zoned.getDate())}`;
  return `${day}T${two(zoned.getHours())}:${two(zoned.getMinutes())}`;
}
