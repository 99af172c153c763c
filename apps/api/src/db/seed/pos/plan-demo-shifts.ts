import { type OrderStory, type Person, totalMinorOf } from "../life/order-story.ts";
import { dayMs, hourMs, minuteMs, type ShopClock } from "../life/shop-clock.ts";

/** A day at the register: what was sold there, and what was counted in the evening. */
export type DemoShift = {
  openedMs: number;
  closedMs: number;
  by: Person;
  floatMinor: number;
  /** The orders, with what was paid of each at once. */
  sales: { story: OrderStory; paidMinor: number }[];
  /** What was taken out for the bank in between; 0: nothing. */
  bankedMinor: number;
  expectedMinor: number;
  countedMinor: number;
  note: string;
};

export const demoFloatMinor = 2_000_000;
const days = [7, 6, 5, 4, 3, 2, 1] as const;
/** What is missing or too much on some of the days, in minor units, and what is said of it. */
const differences: Readonly<Record<number, { minor: number; note: string }>> = {
  5: { minor: -200_000, note: "Chenji ilitolewa zaidi kwa mteja mmoja" },
  2: { minor: 50_000, note: "Sarafu zilizobaki kwenye droo" },
};

/** Whether an order can have been sold over the counter: nothing came back and nothing changed since. */
const isOfCounter = ({ channel, refundedMinor, edits, claims, fulfilment }: OrderStory) =>
  channel === "manual" &&
  refundedMinor === 0 &&
  edits === 0 &&
  claims.length === 0 &&
  ["picked up", "delivered"].includes(fulfilment);

/**
 * Makes sales over the counter of orders of the last week that staff entered, a shift a day. Changes the channel of those
 * orders.
 */
export function planDemoShifts(stories: readonly OrderStory[], clock: ShopClock, by: Person): DemoShift[] {
  return days.flatMap((daysAgo): DemoShift[] => {
    const [starts, ends] = [clock.dayStart(daysAgo), clock.dayStart(daysAgo) + dayMs];
    const sold = stories.filter(
      (story) => isOfCounter(story) && story.placedMs >= starts && Math.max(story.movedMs, story.placedMs) < ends,
    );
    if (sold.length === 0) return [];
    const placed = sold.map(({ placedMs }) => placedMs);
    const openedMs = Math.max(starts, Math.min(...placed) - 20 * minuteMs);
    const closedMs = Math.min(ends - minuteMs, Math.max(...sold.map(({ movedMs }) => movedMs)) + 2 * hourMs);
    const isAtOnce = ({ atMs }: { atMs: number }) => atMs <= closedMs;
    const sales = sold.map((story) => {
      story.channel = "pos";
      const payments = story.payments.filter(isAtOnce);
      return { story, payments, paidMinor: payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0) };
    });
    const cash = sales
      .flatMap(({ payments }) => payments)
      .reduce((sum, { method, amountMinor }) => sum + (method === "cash" ? amountMinor : 0), 0);
    const bankedMinor = cash > 10_000_000 ? 5_000_000 : 0;
    const expectedMinor = demoFloatMinor + cash - bankedMinor;
    const { minor, note } = differences[daysAgo] ?? { minor: 0, note: "" };
    return [
      {
        ...{ openedMs, closedMs, by, floatMinor: demoFloatMinor, bankedMinor, expectedMinor, note },
        sales: sales.map(({ story, paidMinor }) => ({ story, paidMinor: Math.min(paidMinor, totalMinorOf(story)) })),
        countedMinor: expectedMinor + minor,
      },
    ];
  });
}
