import type { MessageField } from "@mauzo/contract/orders/order-workflow";
import type { Language } from "@mauzo/contract/shared";
import type { Tx } from "../../../db/tenant-transaction.ts";
import { findFacts } from "./queries/messages.ts";
import { fieldsOf } from "./rules.ts";

type MessageFields = { fields: Record<Exclude<MessageField, "link">, string>; cartId: string };

/** What a message about an order says in its fields, and the cart that its link leads to; undefined: there is no such order. */
export async function getMessageFields(
  tx: Tx,
  shopId: string,
  orderId: string,
  language: Language,
): Promise<MessageFields | undefined> {
  const facts = await findFacts(tx, shopId, orderId);
  return facts && { fields: fieldsOf(facts, language), cartId: facts.cartId };
}
