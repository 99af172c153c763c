import type { CustomerChannel } from "@mauzo/contract/customers/customers";
import { BeginAnew, type Tx } from "../../../db/tenant-transaction.ts";
import { insertNamedPerson, insertPerson } from "./queries/identity.ts";
import { addPlacedOrder, addPlacedOrderByPhone } from "./queries/totals.ts";

/** Whose an order is. `known`: as they were read; else the number (E.164) decides, and a name alone is somebody new. */
type Buyer = { known?: { id: string; generation: number }; name: string; phone: string | null };
type Placed = {
  buyer: Buyer;
  channel: CustomerChannel;
  totalMinor: number;
  /** When it was placed, if that was not now. */
  at?: string | undefined;
  /** What an empty name and place of somebody known become. */
  filling: { name: string; place: string };
};

/**
 * Counts an order that is being placed in the totals of its customer, who is found by the number, or created with it.
 * Nobody is renamed: who gives a number may not be the person it belongs to. The customer's row stays locked until the
 * transaction ends. @returns the customer's id. @throws BeginAnew when they changed hands, or somebody else was faster
 */
export async function countPlacedOrder(tx: Tx, shopId: string, order: Placed): Promise<string> {
  const { buyer, channel, totalMinor, filling, at = null } = order;
  const { known, name, phone } = buyer;
  const sums = { totalMinor, owedMinor: Math.max(0, totalMinor) };
  if (known) {
    if (!(await addPlacedOrder(tx, { shopId, ...known, ...sums, channel, at, ...filling }))) throw new BeginAnew();
    return known.id;
  }
  const created = { shopId, name, place: filling.place, source: channel, at, ...sums };
  if (phone === null) return insertNamedPerson(tx, created);
  const id =
    (await addPlacedOrderByPhone(tx, { shopId, phone, ...sums, channel, at, ...filling })) ??
    (await insertPerson(tx, { ...created, phone }));
  if (id === undefined) throw new BeginAnew();
  return id;
}
