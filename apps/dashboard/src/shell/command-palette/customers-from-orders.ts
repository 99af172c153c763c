import { isMaskedPhone } from "@mauzo/contract/customers/customers";
import type { OrderRow } from "@mauzo/contract/orders/orders";

/** `search` finds their orders. */
export type FoundCustomer = { id: string; name: string; search: string };

/**
 * The customers of these orders, without duplicates, named as in the shop's list, with the search that finds their
 * orders.
 */
export function customersFromOrders(orders: readonly Pick<OrderRow, "customer">[]): FoundCustomer[] {
  const found = new Map<string, FoundCustomer>();
  for (const { customer } of orders) {
    // A number that is hidden from the reader finds nobody.
    const phone = customer?.phone && !isMaskedPhone(customer.phone) ? customer.phone : undefined;
    const search = phone ?? customer?.name;
    const name = customer?.known_as || customer?.name || search;
    if (customer && search && name) found.set(customer.id, { id: customer.id, name, search });
  }
  return [...found.values()];
}
