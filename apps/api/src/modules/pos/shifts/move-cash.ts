import type { NewDrawerMove, Shift } from "@mauzo/contract/pos/shifts";
import { formatAmount } from "@mauzo/format/money";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getShift } from "./get-shift.ts";
import { insertMove, lockShift } from "./queries/write-shifts.ts";
import { emitChange } from "./steps/emit-change.ts";

/**
 * Writes down what went into the drawer of a shift or out of it besides sales; the same again is answered with the shift.
 * No money of the shop comes or goes by it: it lies elsewhere.
 * @throws 404; 409 once the shift is closed, and for more than is in the drawer
 */
export function moveCash(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  {
    shiftId,
    move: { id, kind, amount_minor: amountMinor, reason },
  }: {
    shiftId: string;
    move: z.output<typeof NewDrawerMove>;
  },
): Promise<Shift> {
  const { shopId, person } = context;
  return context.tx(async (tx) => {
    const stored = await lockShift(tx, { shopId, id: shiftId }, "alone");
    const shift = await getShift(tx, context, shiftId);
    const by = { userId: person.userId, userName: person.name };
    if (!(await insertMove(tx, { shopId, id, shiftId, kind, amountMinor, reason, ...by }))) {
      const before = shift.moves.find((each) => each.id === id);
      const isSame = before?.kind === kind && before.amount.minor === amountMinor && before.reason === reason;
      if (!isSame) throw refuse("pos_id_used");
      return shift;
    }
    if (stored?.closedAt !== null) throw refuse("pos_shift_closed");
    if (kind === "out" && amountMinor > shift.expected.minor)
      throw refuse(
        { code: "pos_drawer_too_small", values: { amount: formatAmount(shift.expected.minor) } },
        { loc: ["body", "amount_minor"] },
      );
    await emitChange(tx, deps, context, shiftId);
    return getShift(tx, context, shiftId);
  });
}
