import type { OrderRow } from "@mauzo/contract/orders/orders";

export type FoundCustomer = { id: string; name: string; search: string };

/** Who placed these orders, each once, as the shop's list calls them, and what finds their orders. */
export function customersOf(orders: readonly Pick<OrderRow, "customer">[]): FoundCustomer[] {
  const found = new Map<string, FoundCustomer>();
  for (const { customer } of orders) {
    const search = customer?.phone ?? customer?.name;
    const name = customer?.known_as || customer?.name || search;
    if (customer && search && name) found.set(customer.id, { id: customer.id, name, search });
  }
  return [...found.values()];
}
