import type { CustomerTimelineEntry } from "@mauzo/contract/conversations/customer-timeline";
import { needToReadChat } from "@mauzo/contract/orders/order-timeline";
import { maskPhones } from "@mauzo/format/phone";
import { can, isAdmin } from "@mauzo/permissions/permissions";
import { keysetPage } from "../../../http/keyset-page.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import { missingCustomer } from "../../customers/merges/missing-customer.ts";
import { isCustomer, listEntries } from "./queries.ts";

const toReadOrders = { resource: "orders", action: "read" } as const;
type Query = { cursor?: string | undefined; limit: number };

/** People write numbers into notes and messages, too. */
function withoutNumbers(entry: CustomerTimelineEntry): CustomerTimelineEntry {
  if (entry.kind === "note") return { ...entry, text: maskPhones(entry.text) };
  if (entry.kind === "conversation" && entry.last)
    return { ...entry, last: { ...entry.last, text: maskPhones(entry.last.text) } };
  return entry;
}

/** One page of what happened with a customer, as far as this reader may see it. @throws 404 */
export function listTimeline({ shopId, tx, person }: ShopContext, customerId: string, query: Query) {
  const { userId, grants, seesPhones } = person;
  const reader = {
    ...{ userId, isAdmin: isAdmin(grants) },
    ...{ readsOrders: can(grants, toReadOrders), readsChats: can(grants, needToReadChat) },
  };
  return tx(async (tx) => {
    if (!(await isCustomer(tx, shopId, customerId))) throw await missingCustomer(tx, shopId, customerId);
    return keysetPage(query, async ({ cursor, limit }) => {
      const entries = await listEntries(tx, shopId, { customerId, before: cursor, limit, reader });
      return seesPhones ? entries : entries.map(withoutNumbers);
    });
  });
}
