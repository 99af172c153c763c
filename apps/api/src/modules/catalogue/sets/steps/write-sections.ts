import type { Tx } from "../../../../db/scope.ts";
import { notFound } from "../../../../http/refusal.ts";
import type { SetSection } from "../queries/read-sets.ts";
import { replaceSections } from "../queries/write-sets.ts";

/** Writes what stands in a set; 404 where one of the products is not the shop's. */
export async function writeSections(tx: Tx, shopId: string, setId: string, sections: SetSection[]): Promise<void> {
  const written = await replaceSections(tx, shopId, setId, sections);
  if (written !== sections.flatMap(({ ids }) => ids).length) throw notFound();
}
