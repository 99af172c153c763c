const months = ["jan", "feb", "mar", "apr", "may|mei", "jun", "jul", "aug|ago", "sep", "oct|okt", "nov", "dec|des"];
const date =
  "(?:(\\d{4})[-/.](\\d{1,2})[-/.](\\d{1,2})|(\\d{1,2})[-/.](\\d{1,2})[-/.](\\d{4}|\\d{2})|(\\d{1,2})[ -]([a-z]{3})[a-z]{0,6}[ ,-]{1,2}(\\d{4}|\\d{2}))";
const time = "(\\d{1,2}):(\\d{2})(?::\\d{2})? ?(am|pm|asubuhi|mchana|jioni|usiku|alfajiri)?";
const dateFirst = new RegExp(`(?<!\\d)${date},? ?(?:at |saa |mnamo saa |T|- )? ?${time}`, "iu");
const timeFirst = new RegExp(`(?<!\\d)${time},? ?(?:on |tarehe |mnamo |ya tarehe |- )? ?${date}(?!\\d)`, "iu");

/** From when on a part of the day is meant, in hours. */
const partsOfDay: Readonly<Record<string, number>> = { alfajiri: 0, asubuhi: 6, mchana: 11, jioni: 15, usiku: 18 };

function hourOf(hour: number, word: string): number {
  if (word === "am") return hour % 12;
  if (word === "pm") return (hour % 12) + 12;
  const from = partsOfDay[word];
  if (from === undefined || hour > 12) return hour;
  // In Swahili the hours are counted from six.
  const early = (hour % 12) + 6;
  if (word === "usiku") return early < 12 ? early + 12 : early % 12;
  if (word === "alfajiri") return early >= 12 ? early - 12 : early;
  return early >= from ? early : early + 12;
}

function momentOf(
  dateParts: readonly string[],
  [hour = "", minute = "", word = ""]: readonly string[],
): string | undefined {
  const [y1 = "", m1 = "", d1 = "", d2 = "", m2 = "", y2 = "", d3 = "", name = "", y3 = ""] = dateParts;
  const year = Number(y1 || y2 || y3);
  const month = name ? months.findIndex((one) => new RegExp(`^(?:${one})`, "iu").test(name)) + 1 : Number(m1 || m2);
  const day = Number(d1 || d2 || d3);
  const hours = hourOf(Number(hour), word.toLowerCase());
  if (month < 1 || month > 12 || hours > 23 || Number(minute) > 59) return undefined;
  const full = year < 100 ? 2000 + year : year;
  // All networks write the time of Africa/Dar_es_Salaam, which is three hours ahead all year.
  const local = new Date(Date.UTC(full, month - 1, day, hours, Number(minute)));
  if (local.getUTCDate() !== day || local.getUTCMonth() !== month - 1) return undefined;
  return new Date(local.getTime() - 3 * 3_600_000).toISOString();
}

/** When it happened, as the network writes it; undefined where no day and hour are said. */
export function findMoment(text: string): string | undefined {
  const [first, last] = [dateFirst.exec(text), timeFirst.exec(text)];
  const parts = (match: RegExpExecArray) => match.slice(1).map((part) => part ?? "");
  if (first && (!last || first.index <= last.index)) return momentOf(parts(first).slice(0, 9), parts(first).slice(9));
  if (last) return momentOf(parts(last).slice(3), parts(last).slice(0, 3));
  return undefined;
}
