import type { NewShift, Shift } from "@mauzo/contract/pos/shifts";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getSettings } from "../registers/get-settings.ts";
import { getShift } from "./get-shift.ts";
import { momentOf } from "./moment-of.ts";
import { findOpenShifts, findShift } from "./queries/read-shifts.ts";
import { insertShift } from "./queries/write-shifts.ts";
import { noSums, shiftRowOf } from "./rules.ts";
import { emitChange } from "./steps/emit-change.ts";

type Body = z.output<typeof NewShift>;

/** What the register is called; undefined: it is no longer there, which keeps nobody from telling what happened at it. */
async function nameOf(tx: Tx, shopId: string, { register_id: registerId, late }: Body): Promise<string | undefined> {
  const { registers } = await getSettings(tx, shopId, { isHeld: true });
  return registers.find(({ id }) => id === registerId)?.name ?? late?.register;
}

/** A shift that is there already, if it is the one that is opened. @throws 409 for another one with its id */
async function sameShift(tx: Tx, context: ShopContext, body: Body): Promise<Shift | undefined> {
  const { shopId, person } = context;
  const before = await findShift(tx, shopId, body.id);
  if (!before) return undefined;
  const isSame = before.registerId === body.register_id && before.floatMinor === body.float_minor;
  const isOwn = before.userId === person.userId;
  if (!isSame || (!isOwn && !body.late)) throw refuse("pos_id_used");
  if (isOwn) return getShift(tx, context, body.id);
  // Somebody else's is told as it was opened: what is in it is not everybody's to see.
  return { ...shiftRowOf(before, noSums), register_id: body.register_id, moves: [] };
}

/**
 * Opens a shift at a register with what was counted in its drawer; the same one again is answered with what it is by now.
 * @throws 409 where one is open there, or something else has its id
 */
export function beginShift(deps: Pick<Deps, "emitFact">, context: ShopContext, body: Body): Promise<Shift> {
  const { shopId, person } = context;
  const { id, register_id: registerId, float_minor: floatMinor, late } = body;
  return context.tx(async (tx) => {
    const registerName = await nameOf(tx, shopId, body);
    if (registerName === undefined) throw refuse("pos_register_gone");
    const by = { userId: person.userId, userName: person.name };
    const opened = late && { openedAt: momentOf(late.at, Date.now()).at };
    const isNew = await insertShift(tx, { shopId, id, registerId, registerName, floatMinor, ...by, ...opened });
    if (isNew) {
      await emitChange(tx, deps, context, id);
      return getShift(tx, context, id);
    }
    const same = await sameShift(tx, context, body);
    if (same) return same;
    const open = await findOpenShifts(tx, { shopId, userId: person.userId });
    const name = open.find(({ register_id }) => register_id === registerId)?.opened_by ?? "";
    throw refuse({ code: "pos_register_taken", values: { name } });
  });
}
