import type { BillInput } from "@mauzo/contract/expenses/suppliers";
import type * as z from "zod/mini";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Deps } from "../../../../deps.ts";
import { refuse } from "../../../../http/refuse.ts";
import type { ShopContext } from "../../../../http/request-context.ts";
import { lockPrivatePicture } from "../../../shop/media/steps/lock-private-picture.ts";
import { momentOf } from "../../expenses/steps/check-day.ts";
import { lockSupplier } from "../queries/read-suppliers.ts";
import { insertBill } from "../queries/write-suppliers.ts";
import { emitSupplier } from "./emit-supplier.ts";

/** Whether a supplier is one of the shop's, whose row is then locked until the transaction ends. */
export const hasSupplier = async (tx: Tx, shopId: string, id: string): Promise<boolean> =>
  (await lockSupplier(tx, shopId, id)) !== undefined;

/** `movementId`: the restock that it is for. */
type Written = z.output<typeof BillInput> & { supplierId: string; movementId?: string };
/** Writes down a bill of one of the shop's suppliers. @returns its id @throws 422 for a day to come, or one that is due before it */
export async function writeBill(
  tx: Tx,
  deps: Pick<Deps, "emitFact">,
  context: Pick<ShopContext, "shopId" | "person">,
  { supplierId, amount_minor: amountMinor, billed_on, due_on, picture_id, ...said }: Written,
): Promise<string> {
  const { shopId, person } = context;
  await momentOf(tx, shopId, billed_on, "billed_on");
  if (due_on !== null && due_on < billed_on) throw refuse("bill_due_before", { loc: ["body", "due_on"] });
  if (picture_id !== null) await lockPrivatePicture(tx, shopId, picture_id, ["body", "picture_id"]);
  const id = await insertBill(tx, {
    ...{ shopId, supplierId, amountMinor, billedOn: billed_on, dueOn: due_on, mediaId: picture_id, ...said },
    ...{ userId: person.userId, userName: person.name },
  });
  await emitSupplier(tx, deps, context, supplierId);
  return id;
}
