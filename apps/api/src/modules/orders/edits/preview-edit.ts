import type { ChangePreview, OrderEdit } from "@mauzo/contract/orders/order-edits";
import type * as z from "zod/mini";
import type { Tx } from "../../../db/tenant-transaction.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { requestLanguage } from "../../../http/request-language.ts";
import { getOrder } from "../orders/get-order.ts";
import { planEdit } from "./steps/plan-edit.ts";
import { previewOrderChange } from "./steps/preview-order-change.ts";

/** Previews an edit of an order; nothing is saved. @throws the same as saving it. */
export async function previewEdit(
  tx: Tx,
  { shopId, requestHeader }: Pick<ShopContext, "shopId" | "requestHeader">,
  id: string,
  body: z.output<typeof OrderEdit>,
): Promise<ChangePreview> {
  const order = await getOrder(tx, shopId, id);
  const plan = await planEdit(tx, shopId, { order, body, reader: requestLanguage(requestHeader("accept-language")) });
  return previewOrderChange(tx, shopId, order, plan);
}
