import type { FulfilmentStatus } from "@mauzo/contract/orders/order-states";
import type { Dice } from "./dice.ts";
import { type OrderStory, type Person, storyOf } from "./order-story.ts";
import type { PlannedOrder } from "./plan-orders.ts";
import { dayMs, hourMs, minuteMs, type ShopClock } from "./shop-clock.ts";

export type DemoStaff = { owner: Person; orders: Person; stock: Person };
type Telling = { dice: Dice; clock: ShopClock; staff: DemoStaff };

const cancelReasons = ["Mteja amebadilisha mawazo", "Hapatikani kwenye simu", "Ameagiza mara mbili kwa makosa"];
const returnReasons = [
  "Saizi haikumfaa",
  "Rangi tofauti na aliyotaka",
  "Imechanika kidogo",
  "Alinunua zawadi, haikufaa",
];
const staffNotes = [
  "Mteja anataka iletwe Jumamosi asubuhi.",
  "Amesema atatuma mdogo wake kuichukua.",
  "Mteja wa kudumu, mpe mfuko wa zawadi.",
  "Amepiga simu: yuko safarini hadi Jumatatu.",
];

/** When somebody in the shop gets to it: nobody works at night. */
function atWork({ dice, clock }: Telling, atMs: number): number {
  const hour = clock.hour(atMs);
  if (hour >= 8 && hour < 20.5) return atMs;
  const morning = hour < 8 ? 8 - hour : 32 - hour;
  return atMs + (morning + dice.roll()) * hourMs;
}

const reference = (dice: Dice) => dice.text("ABCDEFGHJKMNPQRSTVWXYZ0123456789", 10);
const payment = (dice: Dice, amountMinor: number) =>
  dice.chance(0.68)
    ? { amountMinor, method: "mobile_money" as const, reference: reference(dice) }
    : { amountMinor, method: "cash" as const, reference: "" };

/** When an order is paid: before it is prepared, as it is handed over, in two parts, much later, or not yet. */
type PayingHabit = "early" | "on delivery" | "in parts" | "late" | "never";

/** What may have happened to an order by now; later steps are left out. */
export function tellOrder(telling: Telling, planned: PlannedOrder): OrderStory {
  const { dice, clock, staff } = telling;
  const told = storyOf(dice, planned);
  const { story } = told;
  let atMs = story.placedMs;
  /** The next step, some time after the last one; false: it is still to come. */
  const next = (leastMs: number, mostMs: number) => {
    const dueMs = atWork(telling, atMs + dice.between(leastMs, mostMs));
    if (dueMs > clock.nowMs - minuteMs) return false;
    atMs = dueMs;
    return true;
  };
  const mover = () => (dice.chance(0.6) ? staff.orders : staff.owner);

  if (dice.chance(0.03)) {
    if (next(10 * minuteMs, 4 * hourMs)) {
      const byCustomer = story.channel !== "manual" && dice.chance(0.4);
      if (byCustomer) told.move(atMs, "cancelled", undefined);
      else told.move(atMs, "cancelled", staff.owner, dice.pick(cancelReasons));
    }
    return story;
  }
  const single = story.lines.find(
    ({ item, stock }) => story.lines.filter((line) => line.item === item).length === 1 && stock.endStock !== 0,
  );
  if (single && dice.chance(0.05) && next(4 * minuteMs, 25 * minuteMs)) {
    const less = single.quantity > 1 && dice.chance(0.4);
    const reason = less ? "Mteja amepunguza idadi" : "Mteja ameongeza moja";
    told.edit(atMs, staff.owner, single, single.quantity + (less ? -1 : 1), reason);
  }
  const habit = dice.pickWeighted<PayingHabit>([
    [50, "early"],
    [36, "on delivery"],
    [8, "in parts"],
    [4, "late"],
    [1.2, "never"],
  ]);
  const payEarly = (amountMinor: number) => {
    const paid = payment(dice, amountMinor);
    const isRecent = clock.nowMs - atMs < 30 * hourMs;
    const isClaimed = story.channel !== "manual" && paid.method === "mobile_money" && dice.chance(isRecent ? 0.9 : 0.6);
    if (!isClaimed) return next(5 * minuteMs, 90 * minuteMs) && told.pay(atMs, staff.owner, paid);
    const claimedMs = atMs + dice.between(4 * minuteMs, 50 * minuteMs);
    if (claimedMs > clock.nowMs - minuteMs) return false;
    atMs = claimedMs;
    told.claim(atMs, paid);
    // The newest claims wait for somebody who looks at them.
    if (isRecent && dice.chance(0.6)) return false;
    if (!next(10 * minuteMs, 3 * hourMs)) return false;
    if (dice.chance(0.04)) return told.endClaim(atMs, staff.owner, "declined", "Kumbukumbu hii haipo kwenye simu yetu");
    return told.endClaim(atMs, staff.owner, "confirmed");
  };
  const half = () => Math.max(100_000, Math.round(told.owedMinor() / 200_000) * 100_000);
  if (habit === "early") payEarly(told.owedMinor());
  if (habit === "in parts") payEarly(Math.min(half(), told.owedMinor()));
  if (story.claims.at(-1)?.state === "open") return story;
  if (dice.chance(0.05) && next(5 * minuteMs, hourMs)) told.note(atMs, mover(), dice.pick(staffNotes));

  const isCounter = story.channel === "manual" && dice.chance(0.6);
  const forgotten = dice.chance(0.006) && clock.nowMs - story.placedMs < 12 * dayMs;
  const handedOver: FulfilmentStatus =
    story.charges.some(({ kind }) => kind === "delivery") || dice.chance(0.35) ? "delivered" : "picked up";
  if (!isCounter) {
    if (!next(10 * minuteMs, 2 * hourMs)) return story;
    told.move(atMs, "preparing", mover());
    if (!next(20 * minuteMs, 4 * hourMs)) return story;
    told.move(atMs, "ready", mover());
    if (forgotten) return story;
  }
  if (!next(...(isCounter ? ([minuteMs, 12 * minuteMs] as const) : ([40 * minuteMs, 20 * hourMs] as const))))
    return story;
  told.move(atMs, handedOver, mover());
  const rest = () => told.owedMinor() > 0 && told.pay(atMs, staff.owner, payment(dice, told.owedMinor()));
  const isLate = habit === "late" || (habit === "in parts" && dice.chance(0.5));
  if (isLate && !next(dayMs, 6 * dayMs)) return story;
  if (habit === "never" && clock.nowMs - story.placedMs < 35 * dayMs) return story;
  if (!isLate && !next(minuteMs, 20 * minuteMs)) return story;
  rest();
  returnSome(telling, told, next, () => atMs);
  return story;
}

/** A few orders come back, whole or in part, and the money goes back with them. */
function returnSome(
  { dice, staff }: Telling,
  told: ReturnType<typeof storyOf>,
  next: (leastMs: number, mostMs: number) => boolean,
  now: () => number,
): void {
  const { story } = told;
  const line = story.lines.find(({ stock }) => stock.kind === "variant" && stock.endStock !== 0);
  if (!line || story.charges.some(({ kind }) => kind === "discount") || told.owedMinor() > 0) return;
  if (!dice.chance(0.035) || !next(dayMs, 5 * dayMs)) return;
  const [reason, quantity] = [dice.pick(returnReasons), dice.chance(0.6) ? line.quantity : 1];
  told.takeBack(now(), staff.owner, line, quantity, dice.chance(0.75), reason);
  const amountMinor = Math.min(story.paidMinor, line.stock.priceMinor * quantity);
  told.refund(now(), staff.owner, payment(dice, amountMinor), reason);
}
