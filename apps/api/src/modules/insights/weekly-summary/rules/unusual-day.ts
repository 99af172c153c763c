/** Orders of a day, days in their order without a gap. */
export type DayCount = { day: string; orders: number };
export type UnusualDay = { day: string; orders: number; usual: number };

const weekDays = 7;
/** So few weeks say nothing of what is usual, and so few orders more or less are none to speak of. */
const fewestWeeks = 4;
const fewestOrders = 5;
/** How far from what is usual, in deviations: the median's, which one wild day does not move. */
const most = 3;
const madToDeviation = 1.4826;

const medianOf = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const [low, high] = [sorted[(sorted.length - 1) >> 1] ?? 0, sorted[sorted.length >> 1] ?? 0];
  return (low + high) / 2;
};

/** How likely so many or more come where so many are usual, or so many or fewer: counts this small follow Poisson. */
export function poissonTail(count: number, usual: number): number {
  let [each, below] = [Math.exp(-usual), 0];
  for (let at = 0; at < count; at++) {
    below += each;
    each *= usual / (at + 1);
  }
  return count >= usual ? 1 - below : below + each;
}
/** That is as rare as three deviations. */
const rare = 0.00135;

/**
 * The day of the last week whose orders are furthest from those of the same weekday in the weeks before. Weeks before the
 * first order say nothing.
 */
export function unusualDay(days: readonly DayCount[]): UnusualDay | undefined {
  const week = days.slice(-weekDays);
  const began = days.findIndex(({ orders }) => orders > 0);
  const found = week.flatMap(({ day, orders }, place) => {
    const at = days.length - weekDays + place;
    const past = days.filter((_, other) => other < at && other >= began && (at - other) % weekDays === 0);
    const counts = past.map((each) => each.orders);
    const usual = medianOf(counts);
    const away = Math.abs(orders - usual);
    if (began < 0 || counts.length < fewestWeeks || away < fewestOrders) return [];
    // A shop that sells the same every week has no deviation of its own: then that of counts.
    const mad = medianOf(counts.map((count) => Math.abs(count - usual)));
    const deviation = Math.max(madToDeviation * mad, Math.sqrt(Math.max(usual, 1)));
    const isUnusual = usual < 10 ? poissonTail(orders, Math.max(usual, 0.5)) < rare : away > most * deviation;
    return isUnusual ? [{ day, orders, usual, by: away / deviation }] : [];
  });
  const [furthest] = found.toSorted((one, other) => other.by - one.by);
  return furthest && { day: furthest.day, orders: furthest.orders, usual: Math.round(furthest.usual) };
}
