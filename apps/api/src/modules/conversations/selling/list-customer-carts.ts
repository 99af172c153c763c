import type { CustomerCart } from "@mauzo/contract/conversations/customer-carts";
import { needToReadChat } from "@mauzo/contract/orders/order-timeline";
import { orders } from "@mauzo/contract/orders/orders";
import { can } from "@mauzo/permissions/permissions";
import type { ShopContext } from "../../../http/request-context.ts";
import { listById } from "../../customers/customers/list-by-id.ts";
import { missingCustomer } from "../../customers/merges/missing-customer.ts";
import { getShop } from "../../shop/shop/get-shop.ts";
import { listConversationsOf } from "./queries.ts";
import { listCartsOf } from "./steps/list-carts-of.ts";

const mostConversations = 5;

/** What a customer has chosen in their last conversations and not ordered yet. @throws 404; 409 when they were merged */
export function listCustomerCarts({ shopId, tx, person: { grants } }: ShopContext, customerId: string) {
  return tx(async (tx) => {
    const [customer] = await listById(tx, shopId, [customerId]);
    if (!customer) throw await missingCustomer(tx, shopId, customerId);
    if (!can(grants, orders.list.access)) return { items: null };
    const shop = await getShop(tx, shopId);
    const items: CustomerCart[] = [];
    for (const id of await listConversationsOf(tx, shopId, { customerId, limit: mostConversations })) {
      const conversation_id = can(grants, needToReadChat) ? id : null;
      for (const cart of await listCartsOf(tx, shop, id)) items.push({ ...cart, conversation_id });
    }
    return { items };
  });
}
