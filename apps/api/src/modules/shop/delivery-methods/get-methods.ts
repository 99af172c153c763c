import type { DeliveryMethods } from "@mauzo/contract/shop/delivery-methods";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { methodsDocument } from "./queries.ts";

/** The shop's delivery methods, in its order. */
export async function getMethods(tx: Tx, shopId: string): Promise<DeliveryMethods> {
  const found = await methodsDocument.find(tx, shopId);
  return { methods: found?.document ?? [], version: found?.version ?? 0 };
}
