import type { Tx } from "../../../db/tenant-transaction.ts";
import { listListed } from "./queries/listed-people.ts";

/** How many of these numbers are customers', and of who agreed to get offers by SMS and who no longer wants them. */
export async function countListedPeople(tx: Tx, shopId: string, phones: readonly string[]) {
  const found = await listListed(tx, shopId, phones);
  return {
    known: found.length,
    agreed: found.filter(({ agreed }) => agreed).length,
    withdrew: found.filter(({ agreed, withdrew }) => withdrew && !agreed).length,
    strangers: phones.length - found.length,
  };
}
