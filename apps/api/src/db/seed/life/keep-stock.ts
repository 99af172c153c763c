import type { ShelfItem, ShelfProduct } from "./demo-shelf.ts";
import type { Dice } from "./dice.ts";
import type { MovedStock, Person } from "./order-story.ts";
import { demoDays } from "./plan-orders.ts";
import { hourMs, minuteMs, type ShopClock } from "./shop-clock.ts";

const adjustments = [
  { delta: -1, cause: "damaged", note: "Imelowa mvua wakati wa kushusha" },
  { delta: -1, cause: "lost", note: "" },
  { delta: -2, cause: "damaged", note: "Panya" },
  { delta: 1, cause: "found", note: "Ilikuwa nyuma ya rafu" },
  { delta: -1, cause: "own use", note: "Sampuli ya dirishani" },
  { delta: -1, cause: "counted", note: "" },
] as const;

/** Deliveries come on Mondays and Thursdays, before the shop opens. */
const deliveryDays = [1, 4];

/** Tells backwards from today's stock what must have been there, what came with each delivery, and what it began with. */
function backwards(
  { dice, by, openedMs, deliveries }: { dice: Dice; by: Person; openedMs: number; deliveries: readonly number[] },
  stock: ShelfItem,
  moved: readonly MovedStock[],
): MovedStock[] {
  let left = stock.endStock ?? 0;
  const [most, reserve] = [Math.max(12, Math.ceil(left * 1.25)), 3];
  const added: MovedStock[] = [];
  const events = [
    ...moved.map((movement) => ({ atMs: movement.atMs, movement })),
    ...deliveries.map((atMs) => ({ atMs: atMs + dice.between(0, 30) * minuteMs, movement: undefined })),
  ].sort((one, other) => other.atMs - one.atMs);
  for (const { atMs, movement } of events) {
    if (movement) {
      // More came back than was there afterwards: the rest was not found when it was counted.
      const missing = movement.delta - left;
      if (missing > 0) {
        added.push({ stock, delta: -missing, reason: "adjustment", cause: "counted", by, atMs: atMs + 1 });
        left += missing;
      }
      left -= movement.delta;
      continue;
    }
    const delivered = Math.floor((left - reserve) / 5) * 5;
    if (left <= most || delivered < 5) continue;
    added.push({ stock, delta: delivered, reason: "restock", by, atMs });
    left -= delivered;
  }
  if (left > 0) added.push({ stock, delta: left, reason: "opening", atMs: openedMs });
  return added;
}

/** All movements of the shop's stock: those of orders, and what was delivered, counted and lost besides. */
export function keepStock(
  dice: Dice,
  {
    clock,
    shelf,
    sold,
    by,
  }: { clock: ShopClock; shelf: readonly ShelfProduct[]; sold: readonly MovedStock[]; by: Person },
): MovedStock[] {
  const items = new Map<string, ShelfItem>();
  for (const { variants, groups } of shelf)
    for (const item of [...variants, ...groups.flatMap(({ addOns }) => addOns)])
      if (item.endStock !== null) items.set(item.id, item);
  const inStock = [...items.values()].filter(({ endStock, kind }) => kind === "variant" && (endStock ?? 0) > 3);
  const counted = Array.from({ length: 18 }, (): MovedStock => {
    const atMs = clock.dayStart(dice.between(1, demoDays - 2)) + dice.between(9, 18) * hourMs;
    return { stock: dice.pick(inStock), reason: "adjustment", ...dice.pick(adjustments), by, atMs };
  });
  const byItem = Map.groupBy([...sold, ...counted], ({ stock }) => stock.id);
  const openedMs = clock.dayStart(demoDays + 1) + 9 * hourMs;
  const deliveries = Array.from({ length: demoDays }, (_, at) => clock.dayStart(at) + 6.25 * hourMs).filter(
    (atMs) => deliveryDays.includes(clock.weekday(atMs)) && atMs + hourMs < clock.nowMs,
  );
  const added = [...items.values()].flatMap((item) =>
    backwards({ dice, by, openedMs, deliveries }, item, byItem.get(item.id) ?? []),
  );
  return [...sold, ...counted, ...added].sort((one, other) => one.atMs - other.atMs);
}
