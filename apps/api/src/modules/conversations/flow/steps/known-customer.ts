import type { Tx } from "../../../../db/tenant-transaction.ts";
import { applyTagChanges } from "../../../customers/tags/apply-tag-changes.ts";
import { findConversationOrders } from "../../../orders/orders/find-conversation-orders.ts";
import { findCustomerOf } from "../queries.ts";
import type { FlowDeed } from "./do-deeds.ts";

/** What the shop knows of who writes, with what the flow has done to it in this turn; orders are counted up to `most`. */
export async function knownCustomer(
  tx: Tx,
  { shopId, conversationId, done }: { shopId: string; conversationId: string; done: readonly FlowDeed[] },
  most: number,
): Promise<{ tags: string[]; orders: number }> {
  const customer = await findCustomerOf(tx, shopId, conversationId);
  const changes = done.flatMap((deed) => (deed.kind === "tag" ? [deed] : []));
  const tags = customer ? applyTagChanges(customer.tags, changes) : [];
  const filter = { conversationId, customerId: customer?.id ?? null, limit: most };
  const orders = most > 0 ? await findConversationOrders(tx, shopId, filter) : [];
  return { tags, orders: orders.length };
}
