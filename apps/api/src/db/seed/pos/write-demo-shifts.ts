import { createHash, randomUUID } from "node:crypto";
import { transfers } from "../../schema/ledger/transfers.ts";
import { posDrawerMoves } from "../../schema/pos/pos-drawer-moves.ts";
import { posSales } from "../../schema/pos/pos-sales.ts";
import { posSettings } from "../../schema/pos/pos-settings.ts";
import { posShifts } from "../../schema/pos/pos-shifts.ts";
import type { Tx } from "../../tenant-transaction.ts";
import { insertAll, iso } from "../insert-all.ts";
import { type OrderStory, totalMinorOf } from "../life/order-story.ts";
import { type DemoShift, demoFloatMinor } from "./plan-demo-shifts.ts";

const register = {
  ...{ id: "kaunta-ya-kariakoo", name: "Kaunta ya Kariakoo", float_minor: demoFloatMinor },
  ...{ receipt_width: 80 as const, receipt_footer: "Bidhaa hubadilishwa ndani ya siku 7. Karibu tena!" },
};

/** Writes the register and its shifts. @returns in which shift a payment of an order was taken */
export async function writeDemoShifts(tx: Tx, shopId: string, shifts: readonly DemoShift[]) {
  const [first] = shifts;
  if (!first) return () => null;
  await tx
    .insert(posSettings)
    .values({ shopId, settings: [register], updatedBy: first.by.userId })
    .onConflictDoNothing();
  const rows = shifts.map((shift) => ({ id: randomUUID(), shift }));
  await insertAll(
    tx,
    posShifts,
    rows.map(({ id, shift: { by, ...shift } }) => ({
      ...{ shopId, id, registerId: register.id, registerName: register.name, floatMinor: shift.floatMinor },
      ...{ openedAt: iso(shift.openedMs), userId: by.userId, userName: by.name, note: shift.note },
      ...{ closedAt: iso(shift.closedMs), closedBy: by.userId, closedName: by.name },
      ...{ expectedMinor: shift.expectedMinor, countedMinor: shift.countedMinor },
    })),
  );
  await insertAll(
    tx,
    posDrawerMoves,
    rows.flatMap(({ id: shiftId, shift: { by, bankedMinor, closedMs } }) =>
      bankedMinor === 0
        ? []
        : [
            {
              ...{ shopId, id: randomUUID(), shiftId, kind: "out" as const, amountMinor: bankedMinor },
              ...{ reason: "Imepelekwa benki", userId: by.userId, userName: by.name, createdAt: iso(closedMs) },
            },
          ],
    ),
  );
  const shiftOf = new Map<OrderStory, { id: string; closedMs: number }>();
  for (const { id, shift } of rows)
    for (const { story } of shift.sales) shiftOf.set(story, { id, closedMs: shift.closedMs });
  return (story: OrderStory, atMs: number): string | null => {
    const shift = shiftOf.get(story);
    return shift && atMs <= shift.closedMs ? shift.id : null;
  };
}

/** Writes the sales of the shifts, once their orders are there, and what was missing in the drawer or was too much. */
export async function writeDemoSales(
  tx: Tx,
  shopId: string,
  { shifts, shiftOf }: { shifts: readonly DemoShift[]; shiftOf: (story: OrderStory, atMs: number) => string | null },
): Promise<void> {
  for (const { sales, by, openedMs, closedMs, countedMinor, expectedMinor } of shifts) {
    const [first] = sales;
    const shiftId = first && shiftOf(first.story, openedMs);
    if (!shiftId) continue;
    await insertAll(
      tx,
      posSales,
      sales.map(({ story, paidMinor }) => ({
        ...{ shopId, id: story.cartId, shiftId, orderId: story.id, totalMinor: totalMinorOf(story), paidMinor },
        ...{ requestHash: createHash("sha256").update(story.id).digest(), changeMinor: 0 },
        ...{ userId: by.userId, userName: by.name, createdAt: iso(story.placedMs) },
      })),
    );
    const difference = countedMinor - expectedMinor;
    if (difference === 0) continue;
    const sides =
      difference < 0
        ? ({ debit: "outside", credit: "cash" } as const)
        : ({ debit: "cash", credit: "outside" } as const);
    await insertAll(tx, transfers, [
      {
        ...{ shopId, kind: "difference" as const, ...sides, shiftId },
        ...{ amountMinor: Math.abs(difference), method: "cash" as const, reference: register.name },
        ...{ userId: by.userId, userName: by.name, createdAt: iso(closedMs), recordedAt: iso(closedMs) },
      },
    ]);
  }
}
