import type { Tx } from "../../../db/tenant-transaction.ts";
import type { Deps } from "../../../deps.ts";
import { notFound } from "../../../http/refuse.ts";
import { findDestination } from "./queries.ts";
import { sealedPlace } from "./steps/sealed-place.ts";

/** A wallet with its number, for who sends money to it or names it. @throws 404 */
export async function openDestination(
  tx: Tx,
  { sealedValues }: Pick<Deps, "sealedValues">,
  { shopId, id }: { shopId: string; id: string },
) {
  const found = await findDestination(tx, shopId, id);
  if (!found) throw notFound();
  const { sealedPhone, ...destination } = found;
  return { ...destination, phone: sealedValues.open(sealedPhone, sealedPlace(shopId, id)) };
}
