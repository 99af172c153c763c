/** At noon, which exists on every day, also where clocks change at night. */
export const dayOf = (year: number, month: number, day: number): Date => new Date(year, month, day, 12);

/** Moves a date by days or months; where the month is too short, to its last day. */
export function shiftDate(from: Date, { days = 0, months = 0 }: { days?: number; months?: number }): Date {
  const [year, month] = [from.getFullYear(), from.getMonth() + months];
  const last = dayOf(year, month + 1, 0).getDate();
  return dayOf(year, month, Math.min(from.getDate(), last) + days);
}

/** The weeks of a day's month, from Monday; undefined for days of another month. */
export function weeksOf(date: Date): (Date | undefined)[][] {
  const [year, month] = [date.getFullYear(), date.getMonth()];
  const blank = (dayOf(year, month, 1).getDay() + 6) % 7;
  const length = dayOf(year, month + 1, 0).getDate();
  return Array.from({ length: Math.ceil((blank + length) / 7) }, (_, week) =>
    Array.from({ length: 7 }, (_, weekday) => {
      const day = week * 7 + weekday - blank + 1;
      return day >= 1 && day <= length ? dayOf(year, month, day) : undefined;
    }),
  );
}
