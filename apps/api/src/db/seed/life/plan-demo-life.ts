import { type DemoPush, planDemoPushes } from "../money/plan-demo-pushes.ts";
import { type DemoShift, planDemoShifts } from "../pos/plan-demo-shifts.ts";
import { type PlannedChats, planChats } from "./chats/plan-chats.ts";
import { type DemoPerson, demoPeople } from "./demo-people.ts";
import type { ShelfProduct } from "./demo-shelf.ts";
import { seededDice } from "./dice.ts";
import { keepStock } from "./keep-stock.ts";
import type { MovedStock, OrderStory } from "./order-story.ts";
import { demoDays, planOrders } from "./plan-orders.ts";
import { hourMs, shopClock } from "./shop-clock.ts";
import { type DemoStaff, tellOrder } from "./tell-order.ts";

export type DemoLife = {
  openedMs: number;
  customers: { id: string; atMs: number; person: DemoPerson }[];
  stories: OrderStory[];
  movements: MovedStock[];
  shifts: DemoShift[];
  pushes: DemoPush[];
} & PlannedChats;

const seed = 2_025;
const customerCount = 140;

/** Two months of a shop up to now: the same for the same moment. */
export function planDemoLife({
  nowMs,
  timeZone,
  shelf,
  staff,
  botId,
}: {
  nowMs: number;
  timeZone: string;
  shelf: readonly ShelfProduct[];
  staff: DemoStaff;
  botId: string;
}): DemoLife {
  const dice = seededDice(seed);
  const clock = shopClock(nowMs, timeZone);
  const people = demoPeople(dice, customerCount);
  const stories = planOrders(dice, { clock, shelf, people }).map((order) => tellOrder({ dice, clock, staff }, order));
  const sold = stories.flatMap(({ stock }) => stock);
  const movements = keepStock(dice, { clock, shelf, sold, by: staff.stock });
  const chats = planChats({ dice, clock, botId, staffId: staff.stock.userId }, stories);
  const shifts = planDemoShifts(stories, clock, staff.owner);
  const customers = people.flatMap((person) => {
    const first = stories.find((story) => story.person === person);
    return first ? [{ id: dice.idAt(first.placedMs), atMs: first.placedMs, person }] : [];
  });
  const pushes = planDemoPushes(dice, stories, nowMs);
  return {
    openedMs: clock.dayStart(demoDays + 1) + 8 * hourMs,
    customers,
    stories,
    movements,
    shifts,
    pushes,
    ...chats,
  };
}
