import { orders } from "@mauzo/contract/orders/orders";
import { can } from "@mauzo/permissions/permissions";
import type { ShopContext } from "../../../http/request-context.ts";
import { findConversationOrders } from "../../orders/orders/find-conversation-orders.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { getConversation } from "../conversations/get-conversation.ts";
import { listCartsOf } from "./steps/list-carts-of.ts";

const mostOrders = 5;

/** What the customer of a conversation has chosen and ordered, as far as the caller may read it. @throws 404 */
export function getSelling(context: ShopContext, id: string) {
  const { shopId, person } = context;
  return context.tx(async (tx) => {
    const { customer } = await getConversation(tx, context, id);
    if (!can(person.grants, orders.list.access)) return { carts: null, orders: null };
    return {
      carts: await listCartsOf(tx, await getShop(tx, shopId), id),
      orders: await findConversationOrders(tx, shopId, {
        ...{ conversationId: id, customerId: customer?.id ?? null, limit: mostOrders },
      }),
    };
  });
}
