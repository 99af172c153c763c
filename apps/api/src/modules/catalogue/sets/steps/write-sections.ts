import type { Tx } from "../../../../db/tenant-transaction.ts";
import { notFound } from "../../../../http/refuse.ts";
import type { SetSection } from "../queries/read-sets.ts";
import { replaceSections } from "../queries/write-sets.ts";

/** Writes the sections of a set; 404 when one of the products is not the shop's. */
export async function writeSections(tx: Tx, shopId: string, setId: string, sections: SetSection[]): Promise<void> {
  const written = await replaceSections(tx, shopId, setId, sections);
  if (written !== sections.flatMap(({ ids }) => ids).length) throw notFound();
}
