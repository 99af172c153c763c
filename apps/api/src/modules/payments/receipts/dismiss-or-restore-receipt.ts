import type { Receipt } from "@mauzo/contract/payments/receipts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { factActorOf, staffActor } from "../../orders/orders/steps/actor.ts";
import { getReceipt } from "./get-receipt.ts";
import { markDismissed } from "./queries/receipts.ts";
import { emitChange } from "./steps/emit-change.ts";

/** Puts a receipt aside for a reason, or takes it back without one. @throws 404. */
export async function dismissOrRestoreReceipt(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, reason }: { id: string; reason?: string },
): Promise<Receipt> {
  const { shopId, person } = context;
  return context.tx(async (tx) => {
    const dismissed = reason === undefined ? undefined : { by: person.name, reason };
    if (!(await markDismissed(tx, shopId, id, dismissed))) throw notFound();
    await emitChange(tx, deps, { shopId, id, actor: factActorOf(staffActor(context)) });
    return getReceipt(tx, shopId, id);
  });
}
