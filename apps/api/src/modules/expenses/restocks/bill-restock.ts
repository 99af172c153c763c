import type { RestockBill } from "@mauzo/contract/expenses/restock-costs";
import type { SupplierBill } from "@mauzo/contract/expenses/suppliers";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getBill } from "../suppliers/steps/get-bill.ts";
import { hasSupplier, writeBill } from "../suppliers/steps/write-bill.ts";
import { noteOf } from "./rules.ts";
import { emitDecided } from "./steps/emit-decided.ts";
import { getRestockCost } from "./steps/get-restock-cost.ts";
import { holdUnwritten } from "./steps/hold-unwritten.ts";

/**
 * Writes down that a restock was bought on credit, as a bill for goods.
 * @throws 404; 409 when it is written down already; 422 for nobody on the list, a day to come, or one that is due before it
 */
export function billRestock(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  { supplier_id: supplierId, ...said }: z.output<typeof RestockBill>,
): Promise<SupplierBill> {
  const { shopId, tx } = context;
  return tx(async (tx) => {
    const restock = await getRestockCost(tx, shopId, id);
    await holdUnwritten(tx, shopId, id);
    if (!(await hasSupplier(tx, shopId, supplierId)))
      throw refuse("supplier_unknown", { loc: ["body", "supplier_id"] });
    const goods = { category: null, movementId: id, amount_minor: restock.cost.minor, note: noteOf(restock) };
    const billId = await writeBill(tx, deps, context, { supplierId, ...said, ...goods });
    await emitDecided(tx, deps, context, id);
    return getBill(tx, shopId, billId);
  });
}
