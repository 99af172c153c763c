import { isMaskedPhone } from "@mauzo/contract/customers/customers";
import type { Supplier, suppliers } from "@mauzo/contract/expenses/suppliers";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getSupplier } from "./get-supplier.ts";
import { lockSupplier } from "./queries/read-suppliers.ts";
import { updateSupplier as updateRow } from "./queries/write-suppliers.ts";
import { emitSupplier } from "./steps/emit-supplier.ts";
import { phoneOf } from "./steps/phone-of.ts";

/**
 * Changes who a supplier is. Whoever sees only a part of the number sends that back, which leaves it as it is.
 * @throws 404; 422 for what is no number; 409 when it was saved since
 */
export function updateSupplier(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  id: string,
  { version, phone: typed, ...said }: z.output<typeof suppliers.update.body>,
): Promise<Supplier> {
  const { shopId, tx, person } = context;
  const sent = isMaskedPhone(typed) ? undefined : phoneOf(typed);
  return tx(async (tx) => {
    const before = await lockSupplier(tx, shopId, id);
    if (!before) throw notFound();
    if (before.version !== version) throw savedMeanwhile({ version: before.version, saved_by: before.savedBy });
    const phone = sent === undefined ? before.phone : sent;
    await updateRow(tx, shopId, id, { ...said, phone, savedBy: person.name });
    await emitSupplier(tx, deps, context, id);
    return getSupplier(tx, shopId, id);
  });
}
