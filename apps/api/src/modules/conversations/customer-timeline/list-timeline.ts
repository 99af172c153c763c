import { needToReadChat } from "@mauzo/contract/orders/order-timeline";
import { can, isAdmin } from "@mauzo/permissions/permissions";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { missingCustomer } from "../../customers/merges/missing-customer.ts";
import { isCustomer, listEntries } from "./queries.ts";

const toReadOrders = { resource: "orders", action: "read" } as const;
type Query = { cursor?: string | undefined; limit: number };

/** One page of what happened with a customer, as far as this reader may see it. @throws 404 */
export function listTimeline({ shopId, tx, person }: ShopContext, customerId: string, query: Query) {
  const { userId, grants } = person;
  const reader = {
    ...{ userId, isAdmin: isAdmin(grants) },
    ...{ readsOrders: can(grants, toReadOrders), readsChats: can(grants, needToReadChat) },
  };
  return tx(async (tx) => {
    if (!(await isCustomer(tx, shopId, customerId))) throw await missingCustomer(tx, shopId, customerId);
    return keysetPage(query, ({ cursor, limit }) =>
      listEntries(tx, shopId, { customerId, before: cursor, limit, reader }),
    );
  });
}
