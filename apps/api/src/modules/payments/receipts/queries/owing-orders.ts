import { orderNumberIn } from "@mauzo/contract/orders/order-number";
import { mostOrderMinor } from "@mauzo/contract/orders/order-payments";
import { fulfilmentStatuses } from "@mauzo/contract/orders/order-states";
import { orderChannels } from "@mauzo/contract/orders/orders";
import { and, desc, eq, inArray, ne, sql } from "drizzle-orm";
import { isoText } from "../../../../db/columns.ts";
import { contacts } from "../../../../db/schema/customers/contacts.ts";
import { customers } from "../../../../db/schema/customers/customers.ts";
import { orders } from "../../../../db/schema/orders/orders.ts";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import { searchTerms } from "../../../customers/customers/steps/search-terms.ts";

/** How many of the newest orders that owe are looked at. */
const mostLooked = 300;
const owing = ["unpaid", "part paid"] as const;

const termsOf = (search: string) => [...new Set([...searchTerms(search), orderNumberIn(search) ?? search])];

/** The orders that these words find, as the list of orders finds them. */
const found = (search: string) => sql`${orders.id} = any(array(
  select hit.id from unnest(${sql.param(termsOf(search))}::text[]) as term (words)
  cross join lateral search_orders(term.words, ${sql.param(fulfilmentStatuses)}::text[], ${sql.param(owing)}::text[],
    ${sql.param(orderChannels)}::text[], 0, ${mostOrderMinor}, null, null, ${mostLooked}) hit))`;

/** The newest orders for which something is owed, of those that the words find, and whether this is the number of their customer. */
export const listOwingOrders = (tx: Tx, shopId: string, { phone, search }: { phone: string | null; search?: string }) =>
  tx
    .select({
      ...{ id: orders.id, number: orders.number, currency: orders.currency, placedAt: isoText(orders.placedAt) },
      owedMinor: sql<number>`${orders.owedMinor}::float8`,
      ...{ name: orders.customerName, knownAs: customers.name },
      // A number that is shown to nobody finds nobody.
      isTheirPhone: sql<boolean>`${phone}::text is not null and (shown_phone(${orders.customerPhone}) = ${phone}
        or exists (select from ${contacts} where ${contacts.shopId} = ${orders.shopId}
          and ${contacts.customerId} = ${orders.customerId} and shown_phone(${contacts.phone}) = ${phone})) is true`,
    })
    .from(orders)
    .leftJoin(customers, and(eq(customers.shopId, orders.shopId), eq(customers.id, orders.customerId)))
    .where(
      and(
        ...[eq(orders.shopId, shopId), inArray(orders.payment, owing)],
        ne(orders.fulfilment, "cancelled"),
        search ? found(search) : undefined,
      ),
    )
    .orderBy(desc(orders.id))
    .limit(mostLooked);
