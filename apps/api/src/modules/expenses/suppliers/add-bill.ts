import type { BillInput, SupplierBill } from "@mauzo/contract/expenses/suppliers";
import type * as z from "zod/mini";
import type { Deps } from "../../../deps.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { lockPrivatePicture } from "../../shop/media/steps/lock-private-picture.ts";
import { momentOf } from "../expenses/steps/check-day.ts";
import { lockSupplier } from "./queries/read-suppliers.ts";
import { insertBill } from "./queries/write-suppliers.ts";
import { emitSupplier } from "./steps/emit-supplier.ts";
import { getBill } from "./steps/get-bill.ts";

/** Writes down a bill of a supplier. @throws 404; 422 for a day to come, or one that is due before it */
export function addBill(
  deps: Pick<Deps, "emitFact">,
  context: ShopContext,
  supplierId: string,
  { amount_minor: amountMinor, billed_on, due_on, category, note, picture_id }: z.output<typeof BillInput>,
): Promise<SupplierBill> {
  const { shopId, tx, person } = context;
  return tx(async (tx) => {
    if (!(await lockSupplier(tx, shopId, supplierId))) throw notFound();
    await momentOf(tx, shopId, billed_on, "billed_on");
    if (due_on !== null && due_on < billed_on) throw refuse("bill_due_before", { loc: ["body", "due_on"] });
    if (picture_id !== null) await lockPrivatePicture(tx, shopId, picture_id, ["body", "picture_id"]);
    const id = await insertBill(tx, {
      ...{ shopId, supplierId, amountMinor, billedOn: billed_on, dueOn: due_on, category, note, mediaId: picture_id },
      ...{ userId: person.userId, userName: person.name },
    });
    await emitSupplier(tx, deps, context, supplierId);
    return getBill(tx, shopId, id);
  });
}
