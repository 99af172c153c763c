import type { ImportCategory, ImportDefaults, ImportMapping, ProductImport } from "@mauzo/contract/product-imports";
import { fieldRefusal, Refusal } from "../../http/refusal.ts";
import type { ShopVisit } from "../../http/visit.ts";
import type { Queue } from "../../jobs/queue.ts";
import { beginStep, getImport, lockImport, setMapping } from "./queries/imports.ts";
import { beginChecking } from "./steps/begin-checking.ts";

type Said = { mapping: ImportMapping; defaults: ImportDefaults; categories?: ImportCategory[] | undefined };

/** Says what the columns hold, and has every row looked at. */
export function checkImport(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopVisit,
  id: string,
  { mapping, defaults, categories = [] }: Said,
): Promise<ProductImport> {
  return tx(async (tx) => {
    const { state, headings, categoryWords } = await lockImport(tx, shopId, id);
    if (!["mapping", "checking", "checked"].includes(state)) throw new Refusal(409, "This import has begun already");
    if (mapping.length !== headings.length)
      throw fieldRefusal(["body", "mapping"], `The file has ${headings.length} columns`);
    if (!mapping.includes("name")) throw fieldRefusal(["body", "mapping"], "One column has to hold the name");
    const words = Object.fromEntries(categories.map(({ word, category }) => [word.toLowerCase(), category]));
    await beginStep(tx, shopId, id, {
      ...{ state: "checking", categoryWords: { ...categoryWords, ...words } },
      ...setMapping(mapping, defaults),
    });
    await beginChecking(tx, queue, { shopId, importId: id, mapping });
    return getImport(tx, shopId, id);
  });
}
