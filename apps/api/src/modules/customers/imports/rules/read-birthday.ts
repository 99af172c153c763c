import * as z from "zod/mini";

const Day = z.iso.date();
const twoDigits = (text: string) => text.padStart(2, "0");

/** A birthday as files have it (`1990-04-12`, `19900412`, `12/4/1990`), as ISO date; undefined when it is none. */
export function readBirthday(text: string): string | undefined {
  const iso = /^(\d{4})-?(\d{2})-?(\d{2})(?:T.*)?$/.exec(text);
  const dayFirst = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(text);
  const [year, month, day] = iso
    ? [iso[1], iso[2], iso[3]]
    : dayFirst
      ? [dayFirst[3], twoDigits(dayFirst[2] ?? ""), twoDigits(dayFirst[1] ?? "")]
      : [];
  const date = `${year}-${month}-${day}`;
  return year !== undefined && Number(year) >= 1900 && Day.safeParse(date).success ? date : undefined;
}
