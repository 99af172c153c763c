import type { NewShift, Shift } from "@mauzo/contract/pos/shifts";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getSettings } from "../registers/get-settings.ts";
import { getShift } from "./get-shift.ts";
import { findOpenShifts, findShift } from "./queries/read-shifts.ts";
import { insertShift } from "./queries/write-shifts.ts";
import { emitChange } from "./steps/emit-change.ts";

/**
 * Opens a shift at a register with what was counted in its drawer; the same one again is answered with what it is by now.
 * @throws 409 where one is open there, or something else has its id
 */
export function beginShift(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, register_id: registerId, float_minor: floatMinor }: z.output<typeof NewShift>,
): Promise<Shift> {
  const { shopId, person } = context;
  return context.tx(async (tx) => {
    const { registers } = await getSettings(tx, shopId, { isHeld: true });
    const register = registers.find((each) => each.id === registerId);
    if (!register) throw refuse("pos_register_gone");
    const by = { userId: person.userId, userName: person.name };
    const isNew = await insertShift(tx, { shopId, id, registerId, registerName: register.name, floatMinor, ...by });
    if (isNew) {
      await emitChange(tx, deps, context, id);
      return getShift(tx, context, id);
    }
    const before = await findShift(tx, shopId, id);
    if (before) {
      const isSame = before.registerId === registerId && before.floatMinor === floatMinor;
      if (!isSame || before.userId !== person.userId) throw refuse("pos_id_used");
      return getShift(tx, context, id);
    }
    const open = await findOpenShifts(tx, { shopId, userId: person.userId });
    const name = open.find(({ register_id }) => register_id === registerId)?.opened_by ?? "";
    throw refuse({ code: "pos_register_taken", values: { name } });
  });
}
