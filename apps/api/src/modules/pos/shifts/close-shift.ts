import type { Count, Shift } from "@mauzo/contract/pos/shifts";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { postEntry } from "../../ledger/journal/post-entry.ts";
import { getShift } from "./get-shift.ts";
import { momentOf } from "./moment-of.ts";
import { sumCashSince } from "./queries/read-shifts.ts";
import { lockShift, updateClosed } from "./queries/write-shifts.ts";
import { emitChange } from "./steps/emit-change.ts";

/** What should have been in the drawer when it was counted; where the till's clock counted before it opened, it says nothing. */
async function expectedAt(tx: Tx, shopId: string, shift: Shift, at: string | undefined): Promise<number> {
  const expectedMinor = shift.expected.minor;
  if (at === undefined || at < shift.opened_at) return expectedMinor;
  return expectedMinor - (await sumCashSince(tx, { shopId, id: shift.id, at }));
}

/**
 * Closes a shift with what was counted in its drawer, and books what that is more or less than expected, once.
 * @throws 404; 409 where it was closed with another count; 422 for a difference without a word about it
 */
export function closeShift(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, count: { counted_minor: countedMinor, note, late } }: { id: string; count: z.output<typeof Count> },
): Promise<Shift> {
  const { shopId, person } = context;
  return context.tx(async (tx) => {
    await lockShift(tx, { shopId, id }, "alone");
    const shift = await getShift(tx, context, id);
    if (shift.closed_at !== null) {
      if (shift.counted?.minor !== countedMinor || shift.note !== note) throw refuse("pos_shift_closed");
      return shift;
    }
    const at = late && momentOf(late.at, Date.now()).at;
    const expectedMinor = await expectedAt(tx, shopId, shift, at);
    const difference = countedMinor - expectedMinor;
    if (difference !== 0 && note === "" && !late) throw refuse("pos_note_missing", { loc: ["body", "note"] });
    const closing = { closedBy: person.userId, closedName: person.name, expectedMinor, countedMinor, note, at };
    await updateClosed(tx, { shopId, id }, closing);
    await emitChange(tx, deps, context, id);
    if (difference !== 0) {
      const sides =
        difference < 0
          ? ({ debit: "outside", credit: "cash" } as const)
          : ({ debit: "cash", credit: "outside" } as const);
      const transfer = { kind: "difference", ...sides, amountMinor: Math.abs(difference), method: "cash" } as const;
      await postEntry(tx, shopId, {
        transfers: [{ ...transfer, shiftId: id, reference: shift.register }],
        by: { userId: person.userId, name: person.name },
        at,
      });
    }
    return getShift(tx, context, id);
  });
}
