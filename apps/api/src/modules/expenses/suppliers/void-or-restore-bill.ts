import type { SupplierBill } from "@mauzo/contract/expenses/suppliers";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { holdUnwritten } from "../restocks/steps/hold-unwritten.ts";
import { lockBill, sumPaid } from "./queries/read-bills.ts";
import { setVoided } from "./queries/write-suppliers.ts";
import { emitSupplier } from "./steps/emit-supplier.ts";
import { getBill } from "./steps/get-bill.ts";

/**
 * Strikes a bill with a reason, or takes that back without one; one that is already in that state stays as it is.
 * @throws 404; 409 while something of it is paid, for one that was struck with another reason, and where the restock that
 * it was for is written down otherwise
 */
export function voidOrRestoreBill(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { id, reason }: { id: string; reason?: string },
): Promise<SupplierBill> {
  const { shopId, tx } = context;
  return tx(async (tx) => {
    const before = await lockBill(tx, shopId, id);
    if (!before) throw notFound();
    const isVoided = reason !== undefined;
    if ((before.voidedAt !== null) === isVoided) {
      if (isVoided && reason !== before.voidReason) throw refuse("bill_voided");
      return getBill(tx, shopId, id);
    }
    if (isVoided && (await sumPaid(tx, shopId, id)) > 0) throw refuse("bill_paid_already");
    if (!isVoided && before.movementId !== null) await holdUnwritten(tx, shopId, before.movementId);
    await setVoided(tx, shopId, id, reason);
    await emitSupplier(tx, deps, context, before.supplierId);
    return getBill(tx, shopId, id);
  });
}
