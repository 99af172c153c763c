import { TZDate } from "@date-fns/tz";

const [hourMs, dayMs] = [3_600_000, 86_400_000];
const morning = 9;
const [monday, daysOfWeek] = [1, 7];

/** The times that are chosen most, by the clock of the shop: in an hour, tomorrow morning, and the next Monday's. */
export function usualTimes(now: Date, timeZone: string): { hour: Date; tomorrow: Date; monday: Date } {
  const today = new TZDate(now.getTime(), timeZone);
  const morningIn = (days: number) => {
    const at = new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + days, morning, 0, timeZone);
    return new Date(at.getTime());
  };
  const toMonday = (monday - today.getDay() + daysOfWeek) % daysOfWeek || daysOfWeek;
  return { hour: new Date(now.getTime() + hourMs), tomorrow: morningIn(1), monday: morningIn(toMonday) };
}

/** Whether something may be planned for this time. */
export const isPlannable = (sendAt: string | undefined, nowMs: number, days: number): sendAt is string => {
  const aheadMs = sendAt === undefined ? 0 : Date.parse(sendAt) - nowMs;
  return aheadMs > 0 && aheadMs <= days * dayMs;
};
