import { mostSuppliers, type Supplier, type SupplierInput } from "@mauzo/contract/expenses/suppliers";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getSupplier } from "./get-supplier.ts";
import { insertSupplier, lockCount } from "./queries/write-suppliers.ts";
import { emitSupplier } from "./steps/emit-supplier.ts";
import { phoneOf } from "./steps/phone-of.ts";

/** Adds a supplier. @throws 422 for what is no number; 409 when the list is full */
export function createSupplier(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  { phone: typed, ...said }: z.output<typeof SupplierInput>,
): Promise<Supplier> {
  const { shopId, tx, person } = context;
  const phone = phoneOf(typed);
  return tx(async (tx) => {
    if ((await lockCount(tx, shopId)) >= mostSuppliers) throw refuse("suppliers_full");
    const id = await insertSupplier(tx, { shopId, ...said, phone, savedBy: person.name });
    await emitSupplier(tx, deps, context, id);
    return getSupplier(tx, shopId, id);
  });
}
