import { type Shift, shifts } from "@mauzo/contract/pos/shifts";
import { can } from "@mauzo/permissions/permissions";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { findShift, listMoves, sumShift } from "./queries/read-shifts.ts";
import { shiftRowOf } from "./rules.ts";

/** A shift with all that is in it. @throws 404, also for somebody else's where the caller sees no others' */
export async function getShift(
  tx: Tx,
  { shopId, person }: Pick<ShopContext, "shopId" | "person">,
  id: string,
): Promise<Shift> {
  const shift = await findShift(tx, shopId, id);
  if (!shift) throw notFound();
  if (shift.userId !== person.userId && !can(person.grants, shifts.list.access)) throw notFound();
  const { currency, registerId: register_id } = shift;
  const moves = await listMoves(tx, { shopId, id, currency });
  return { ...shiftRowOf(shift, await sumShift(tx, shopId, id)), register_id, moves };
}
