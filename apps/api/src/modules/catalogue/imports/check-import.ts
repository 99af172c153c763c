import {
  type ImportCategory,
  type ImportDefaults,
  type ImportMapping,
  importMostWords,
  type ProductImport,
} from "@mauzo/contract/catalogue/product-imports";
import { fieldRefusal, Refusal } from "../../../http/refusal.ts";
import type { ShopVisit } from "../../../http/visit.ts";
import type { Queue } from "../../../jobs/queue.ts";
import { beginStep, getImport, lockImport, setMapping } from "./queries/imports.ts";
import { beginChecking } from "./steps/begin-checking.ts";
import { rememberWords } from "./steps/remember-words.ts";

type Said = {
  mapping: ImportMapping;
  defaults: ImportDefaults;
  categories?: ImportCategory[] | undefined;
  dotted_thousands?: boolean | undefined;
};

/** Says what the columns hold, and has every row looked at. */
export function checkImport(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopVisit,
  id: string,
  { mapping, defaults, categories = [], dotted_thousands }: Said,
): Promise<ProductImport> {
  return tx(async (tx) => {
    const { state, headings, categoryWords, rememberedWords } = await lockImport(tx, shopId, id);
    if (!["mapping", "checking", "checked"].includes(state)) throw new Refusal(409, "This import has begun already");
    if (mapping.length !== headings.length)
      throw fieldRefusal(["body", "mapping"], `The file has ${headings.length} columns`);
    if (!mapping.includes("name")) throw fieldRefusal(["body", "mapping"], "One column has to hold the name");
    const said = Object.fromEntries([
      ...Object.entries(categoryWords).filter(([word]) => !rememberedWords.includes(word)),
      ...categories.map(({ word, category }) => [word.toLowerCase(), category] as const),
    ]);
    if (Object.keys(said).length > importMostWords)
      throw fieldRefusal(["body", "categories"], `One file may have ${importMostWords} words for categories at most`);
    await beginStep(tx, shopId, id, {
      ...{ state: "checking", ...(await rememberWords(tx, { shopId, importId: id, mapping }, said)) },
      ...setMapping(mapping, defaults),
      ...(dotted_thousands !== undefined && { dottedThousands: dotted_thousands }),
    });
    await beginChecking(tx, queue, { shopId, importId: id, mapping });
    return getImport(tx, shopId, id);
  });
}
