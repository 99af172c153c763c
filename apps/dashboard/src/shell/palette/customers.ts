import type { OrderRow } from "@mauzo/contract/orders";

export type FoundCustomer = { id: string; name: string; search: string };

/** Who placed these orders, each once, and what finds their orders. */
export function customersOf(orders: readonly Pick<OrderRow, "customer">[]): FoundCustomer[] {
  const found = new Map<string, FoundCustomer>();
  for (const { customer } of orders) {
    const search = customer?.phone ?? customer?.name;
    if (customer && search) found.set(customer.id, { id: customer.id, name: customer.name || search, search });
  }
  return [...found.values()];
}
