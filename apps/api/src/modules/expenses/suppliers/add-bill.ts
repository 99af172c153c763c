import type { BillInput, SupplierBill } from "@mauzo/contract/expenses/suppliers";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getBill } from "./steps/get-bill.ts";
import { hasSupplier, writeBill } from "./steps/write-bill.ts";

/** Writes down a bill of a supplier. @throws 404; 422 for a day to come, or one that is due before it */
export function addBill(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  supplierId: string,
  bill: z.output<typeof BillInput>,
): Promise<SupplierBill> {
  const { shopId, tx } = context;
  return tx(async (tx) => {
    if (!(await hasSupplier(tx, shopId, supplierId))) throw notFound();
    return getBill(tx, shopId, await writeBill(tx, deps, context, { ...bill, supplierId }));
  });
}
