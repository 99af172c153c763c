import type { OrderChannel } from "@mauzo/contract/orders/orders";
import type { Language } from "@mauzo/contract/shared";
import type { DemoPerson } from "./demo-people.ts";
import type { ShelfItem, ShelfProduct } from "./demo-shelf.ts";
import type { Dice } from "./dice.ts";
import { dayMs, hourMs, minuteMs, type ShopClock } from "./shop-clock.ts";

export type PlannedLine = { id: string; item: number; stock: ShelfItem; quantity: number };
type PlannedCharge = { kind: "delivery" | "discount"; name: string; amountMinor: number };
/** An order as it was placed. */
export type PlannedOrder = {
  id: string;
  cartId: string;
  number: string;
  placedMs: number;
  /** Undefined: over the counter, from somebody whose name nobody asked for. */
  person: DemoPerson | undefined;
  channel: OrderChannel;
  language: Language;
  lines: PlannedLine[];
  charges: PlannedCharge[];
  note: string;
};

export const demoDays = 60;
const orderCount = 900;
/** Sunday to Saturday. */
const weekdayWeights = [0.7, 0.9, 0.95, 1, 1.05, 1.25, 1.45];
/** When people order, from seven in the morning. */
const hourWeights = [3, 5, 7, 9, 10, 11, 10, 8, 8, 9, 10, 11, 10, 8, 5, 2];
const crockford = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

const notes: Record<Language, string[]> = {
  sw: [
    "Nipigie ukifika getini",
    "Tafadhali funga vizuri, ni zawadi",
    "Niletee kabla ya saa kumi jioni",
    "Nitachukua mwenyewe kesho asubuhi",
    "Naomba rangi iliyokolea kama picha",
  ],
  en: ["Please call when you are at the gate", "It is a gift, please wrap it well", "Deliver after five, I am at work"],
};

/** How busy a day is: more at the end of a week, of a month, and as the shop becomes known. */
function busyness(clock: ShopClock, daysAgo: number): number {
  const noon = clock.dayStart(daysAgo) + dayMs / 2;
  const payday = clock.dayOfMonth(noon) >= 25 || clock.dayOfMonth(noon) <= 2 ? 1.2 : 1;
  return (1.5 - (0.75 * daysAgo) / demoDays) * payday * (weekdayWeights[clock.weekday(noon)] ?? 1);
}

/** Today's orders lie between the morning (at night: midnight) and now. */
function momentsOfToday(dice: Dice, clock: ShopClock, wholeDay: number): number[] {
  const [start, hours] = [clock.dayStart(0), clock.hour(clock.nowMs)];
  const first = start + (hours > 8.5 ? 7.25 * hourMs : 5 * minuteMs);
  const last = clock.nowMs - 2 * minuteMs;
  if (last <= first) return [];
  const count = Math.max(hours > 2 ? 4 : 1, Math.round(wholeDay * Math.min(1, (hours - 6.5) / 15)));
  return Array.from({ length: count }, (_, at) => first + ((at + dice.roll()) / count) * (last - first));
}

function placingMoments(dice: Dice, clock: ShopClock): number[] {
  const days = Array.from({ length: demoDays + 1 }, (_, at) => demoDays - at);
  const perWeight = orderCount / days.reduce((sum, daysAgo) => sum + busyness(clock, daysAgo), 0);
  let due = 0;
  return days.flatMap((daysAgo) => {
    const wholeDay = busyness(clock, daysAgo) * perWeight * (0.85 + dice.roll() * 0.3);
    if (daysAgo === 0) return momentsOfToday(dice, clock, wholeDay);
    due += wholeDay;
    const count = Math.floor(due);
    due -= count;
    const hour = () => 7 + dice.pickWeighted(hourWeights.map((weight, at) => [weight, at] as const));
    return Array.from({ length: count }, () => clock.dayStart(daysAgo) + (hour() + dice.roll()) * hourMs).sort(
      (one, other) => one - other,
    );
  });
}

const weightOf = ({ variants: [first] }: ShelfProduct) => 1 / Math.sqrt(first?.priceMinor ?? 1);

/** What has been sold out for some days was not sold since. */
const wasThere = (item: ShelfItem, daysAgo: number) => item.endStock !== 0 || daysAgo > 6;

function planLines(dice: Dice, clock: ShopClock, shelf: readonly ShelfProduct[], placedMs: number): PlannedLine[] {
  const daysAgo = (clock.nowMs - placedMs) / dayMs;
  const chosen = new Set<ShelfProduct>();
  const wanted = dice.pickWeighted([
    [58, 1],
    [28, 2],
    [11, 3],
    [3, 4],
  ]);
  while (chosen.size < wanted) chosen.add(dice.pickWeighted(shelf.map((each) => [weightOf(each), each] as const)));
  return [...chosen].flatMap(({ variants, groups }, item): PlannedLine[] => {
    const there = variants.filter((each) => wasThere(each, daysAgo));
    if (there.length === 0) return [];
    const variant = dice.pick(there);
    const isCheap = variant.priceMinor <= 2_000_000;
    const quantity = isCheap
      ? dice.pickWeighted([[60, 1] as const, [25, 2] as const, [10, 3] as const, [5, 6] as const])
      : 1;
    const addOns = groups.flatMap(({ min, max, addOns: offered }) => {
      const count = min > 0 ? min : dice.chance(0.15) ? Math.min(1, max) : 0;
      const picked = new Set<ShelfItem>();
      while (picked.size < Math.min(count, offered.length)) picked.add(dice.pick(offered));
      return [...picked];
    });
    return [variant, ...addOns].map((stock) => ({ id: dice.idAt(placedMs), item, stock, quantity }));
  });
}

const deliveryFee = (place: string) =>
  /^(Arusha|Moshi|Dodoma|Mwanza|Tanga|Morogoro|Zanzibar|Mbeya|Iringa|Bagamoyo)$/.test(place) ? 1_000_000 : 400_000;

function planCharges(dice: Dice, person: DemoPerson | undefined, goodsMinor: number): PlannedCharge[] {
  const charges: PlannedCharge[] = [];
  if (person && dice.chance(0.35))
    charges.push({ kind: "delivery", name: `Bodaboda, ${person.place}`, amountMinor: deliveryFee(person.place) });
  if (goodsMinor >= 6_000_000 && dice.chance(0.2))
    charges.push({ kind: "discount", name: "Punguzo la mteja", amountMinor: 200_000 });
  return charges;
}

/** The orders of the last two months, oldest first. */
export function planOrders(
  dice: Dice,
  { clock, shelf, people }: { clock: ShopClock; shelf: readonly ShelfProduct[]; people: readonly DemoPerson[] },
): PlannedOrder[] {
  const moments = placingMoments(dice, clock);
  let known = 0;
  return moments.flatMap((placedMs, at) => {
    const expected = Math.ceil(people.length * Math.min(1, 0.15 + (0.9 * at) / moments.length));
    const isNew = known < expected;
    if (isNew) known++;
    const regular = people[Math.floor(dice.roll() ** 1.5 * known)];
    const isWalkIn = !isNew && dice.chance(0.05);
    const person = isWalkIn ? undefined : isNew ? people[known - 1] : regular;
    const language = person?.language ?? "sw";
    const lines = planLines(dice, clock, shelf, placedMs);
    if (lines.length === 0) return [];
    const goodsMinor = lines.reduce((sum, { stock, quantity }) => sum + stock.priceMinor * quantity, 0);
    return {
      ...{ id: dice.idAt(placedMs), cartId: dice.idAt(placedMs - minuteMs), placedMs, person, language, lines },
      number: `${dice.text(crockford, 5)}-${dice.text(crockford, 5)}`,
      channel: person?.channel ?? "manual",
      charges: planCharges(dice, person, goodsMinor),
      note: person && dice.chance(0.12) ? dice.pick(notes[language]) : "",
    };
  });
}
