import type { ChangePreview, OrderReturn } from "@mauzo/contract/orders/order-edits";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { getOrder } from "../orders/get-order.ts";
import { planReturn } from "./steps/plan-return.ts";
import { previewOrderChange } from "./steps/preview-order-change.ts";

/** Previews a return; nothing is saved. @throws the same as saving it. */
export async function previewReturn(
  tx: Tx,
  shopId: string,
  id: string,
  body: z.output<typeof OrderReturn>,
): Promise<ChangePreview> {
  const order = await getOrder(tx, shopId, id);
  return previewOrderChange(tx, shopId, order, await planReturn(tx, shopId, { order, body }));
}
