import { isMaskedPhone } from "@mauzo/contract/customers/customers";
import { mostSuppliers, type Supplier, type SupplierInput, type suppliers } from "@mauzo/contract/expenses/suppliers";
import { toE164 } from "@mauzo/format/phone";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse, savedMeanwhile } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { getSupplier } from "./get-supplier.ts";
import { lockSupplier } from "./queries/read-suppliers.ts";
import { insertSupplier, lockCount, updateSupplier as updateRow } from "./queries/write-suppliers.ts";
import { emitSupplier } from "./steps/emit-supplier.ts";

/** @throws 422 for what is no number */
function phoneOf(typed: string): string | null {
  if (typed === "") return null;
  const phone = toE164(typed);
  if (phone === undefined) throw refuse("phone_invalid", { loc: ["body", "phone"] });
  return phone;
}

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
