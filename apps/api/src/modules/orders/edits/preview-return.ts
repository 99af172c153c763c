import type { ChangePreview, OrderReturn } from "@mauzo/contract/orders/order-edits";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/scope.ts";
import { getOrder } from "../orders/get-order.ts";
import { planReturn } from "./steps/plan-return.ts";
import { previewPlan } from "./steps/preview-plan.ts";

/** What a return would do; nothing is kept. @throws as taking the goods back does. */
export async function previewReturn(
  tx: Tx,
  shopId: string,
  id: string,
  body: z.output<typeof OrderReturn>,
): Promise<ChangePreview> {
  const order = await getOrder(tx, shopId, id);
  return previewPlan(tx, shopId, order, await planReturn(tx, shopId, { order, body }));
}
