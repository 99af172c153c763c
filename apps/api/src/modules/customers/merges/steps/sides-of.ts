import type { Tx } from "../../../../db/tenant-transaction.ts";
import { refuse } from "../../../../http/refuse.ts";
import { missingCustomer } from "../missing-customer.ts";

/** The customer of the address, and the other. `loc`: where the request names the other. */
type Named = { id: string; otherId: string; loc: (string | number)[] };

/** Ids that are two. @throws 422 */
export function twoIds({ id, otherId, loc }: Named): readonly [string, string] {
  if (id.toLowerCase() === otherId.toLowerCase()) throw refuse("merge_with_self", { loc });
  return [id.toLowerCase(), otherId.toLowerCase()];
}

/** Both of what was read of two customers. @throws 404 or 409 for the one of the address; 422 or 409 for the other */
export async function sidesOf<Side extends { id: string }>(
  tx: Tx,
  shopId: string,
  found: readonly Side[],
  { id, otherId, loc }: Named,
): Promise<{ this: Side; other: Side }> {
  const one = found.find((side) => side.id === id.toLowerCase());
  if (!one) throw await missingCustomer(tx, shopId, id);
  const other = found.find((side) => side.id === otherId.toLowerCase());
  if (other) return { this: one, other };
  const why = await missingCustomer(tx, shopId, otherId);
  throw why.code === "not_found" ? refuse("customer_unknown", { loc }) : why;
}
