import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { postEntry } from "../../ledger/journal/post-entry.ts";
import { addToExpected } from "./queries/write-shifts.ts";
import { emitChange } from "./steps/emit-change.ts";

type LateCash = { id: string; orderId: string; cashMinor: number };
/**
 * Cash of a sale that is told of after its shift was closed, which the caller holds alone: it was counted with the drawer, so
 * it should have been in it, and what was booked as a difference is so much less.
 */
export async function bookLateCash(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, orderId, cashMinor }: LateCash,
): Promise<void> {
  const { shopId, person } = context;
  await emitChange(tx, deps, context, id);
  if (cashMinor === 0) return;
  const shift = await addToExpected(tx, { shopId, id }, cashMinor);
  const transfer = {
    kind: "difference",
    debit: "outside",
    credit: "cash",
    amountMinor: cashMinor,
    method: "cash",
  } as const;
  await postEntry(tx, shopId, {
    transfers: [{ ...transfer, shiftId: id, orderId, reference: shift?.register ?? "" }],
    by: { userId: person.userId, name: person.name },
  });
}
