import type { Tx } from "../../../db/tenant-transaction.ts";
import { listOwners } from "./queries/known-contacts.ts";
import { listListed } from "./queries/listed-people.ts";

/** How many of these numbers are customers', and of who agreed to get offers by SMS and who no longer wants them; and where those of nobody yet stand. */
export async function countListedPeople(
  tx: Tx,
  shopId: string,
  people: readonly { phone: string; places: readonly number[] }[],
) {
  const phones = people.map(({ phone }) => phone);
  const found = await listListed(tx, shopId, phones);
  const known = new Set((await listOwners(tx, shopId, phones)).map(({ phone }) => phone));
  const strangers = people.filter(({ phone }) => !known.has(phone));
  return {
    known: found.length,
    agreed: found.filter(({ agreed }) => agreed).length,
    withdrew: found.filter(({ agreed, withdrew }) => withdrew && !agreed).length,
    ...{ strangers: strangers.length, stranger_rows: strangers.flatMap(({ places }) => places) },
  };
}
