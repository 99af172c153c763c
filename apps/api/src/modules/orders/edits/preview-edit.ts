import type { ChangePreview, OrderEdit } from "@mauzo/contract/orders/order-edits";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/scope.ts";
import { languageOf } from "../../../http/messages.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import { getOrder } from "../orders/get-order.ts";
import { planEdit } from "./steps/plan-edit.ts";
import { previewPlan } from "./steps/preview-plan.ts";

/** What a change of an order would do; nothing is kept. @throws as saving it does. */
export async function previewEdit(
  tx: Tx,
  { shopId, requestHeader }: Pick<ShopVisit, "shopId" | "requestHeader">,
  id: string,
  body: z.output<typeof OrderEdit>,
): Promise<ChangePreview> {
  const order = await getOrder(tx, shopId, id);
  const plan = await planEdit(tx, shopId, { order, body, reader: languageOf(requestHeader("accept-language")) });
  return previewPlan(tx, shopId, order, plan);
}
