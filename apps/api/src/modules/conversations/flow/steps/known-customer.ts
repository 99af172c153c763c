import type { Tx } from "../../../../db/tenant-transaction.ts";
import { isMember } from "../../../customers/segments/is-member.ts";
import { applyTagChanges } from "../../../customers/tags/apply-tag-changes.ts";
import { findConversationOrders } from "../../../orders/orders/find-conversation-orders.ts";
import { findCustomerOf } from "../queries.ts";
import type { FlowDeed } from "./do-deeds.ts";

type Asked = {
  shopId: string;
  conversationId: string;
  done: readonly FlowDeed[];
  most: number;
  segment: string | null;
};

/** What the shop knows of who writes, with what the flow has done to it in this turn; orders are counted up to `most`. */
export async function knownCustomer(
  tx: Tx,
  { shopId, conversationId, done, most, segment }: Asked,
): Promise<{ tags: string[]; orders: number; owes: boolean; isMember: boolean }> {
  const customer = await findCustomerOf(tx, shopId, conversationId);
  const changes = done.flatMap((deed) => (deed.kind === "tag" ? [deed] : []));
  const tags = customer ? applyTagChanges(customer.tags, changes) : [];
  const filter = { conversationId, customerId: customer?.id ?? null, limit: most };
  const orders = most > 0 ? await findConversationOrders(tx, shopId, filter) : [];
  return {
    ...{ tags, orders: orders.length, owes: customer !== undefined && customer.owedMinor > 0 },
    isMember:
      customer !== undefined && segment !== null && (await isMember(tx, shopId, { customerId: customer.id, segment })),
  };
}
