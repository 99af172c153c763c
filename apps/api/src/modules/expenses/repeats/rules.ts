/** The day of a month of which there is one in every month: the last where it is shorter. `month` counts from 0. */
function dayOf(year: number, month: number, day: number): string {
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The first day from another on, it included, that is this one of its month. */
export function dueFrom(from: string, day: number): string {
  const [year = 0, month = 1] = from.split("-").map(Number);
  const due = dayOf(year, month - 1, day);
  return due >= from ? due : dayOf(year, month, day);
}

/** The one in the month after. */
export function dueAfter(due: string, day: number): string {
  const [year = 0, month = 1] = due.split("-").map(Number);
  return dayOf(year, month, day);
}
