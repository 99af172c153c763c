import {
  type ImportCategory,
  type ImportDefaults,
  type ImportMapping,
  importMostWords,
  type ProductImport,
} from "@mauzo/contract/catalogue/product-imports";
import { fieldError, HttpError } from "../../../http/http-error.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { beginStep, getImport, lockImport, setMapping } from "./queries/imports.ts";
import { beginChecking } from "./steps/begin-checking.ts";
import { mergeCategoryWords } from "./steps/merge-category-words.ts";

type Said = {
  mapping: ImportMapping;
  defaults: ImportDefaults;
  categories?: ImportCategory[] | undefined;
  dotted_thousands?: boolean | undefined;
};

/** Saves the column mapping and starts the check of every row. */
export function checkImport(
  { queue }: { queue: Queue },
  { shopId, tx }: ShopContext,
  id: string,
  { mapping, defaults, categories = [], dotted_thousands }: Said,
): Promise<ProductImport> {
  return tx(async (tx) => {
    const { state, headings, categoryWords, rememberedWords } = await lockImport(tx, shopId, id);
    if (!["mapping", "checking", "checked"].includes(state)) throw new HttpError(409, "This import has begun already");
    if (mapping.length !== headings.length)
      throw fieldError(["body", "mapping"], `The file has ${headings.length} columns`);
    if (!mapping.includes("name")) throw fieldError(["body", "mapping"], "One column has to hold the name");
    const said = Object.fromEntries([
      ...Object.entries(categoryWords).filter(([word]) => !rememberedWords.includes(word)),
      ...categories.map(({ word, category }) => [word.toLowerCase(), category] as const),
    ]);
    if (Object.keys(said).length > importMostWords)
      throw fieldError(["body", "categories"], `One file may have ${importMostWords} words for categories at most`);
    await beginStep(tx, shopId, id, {
      ...{ state: "checking", ...(await mergeCategoryWords(tx, { shopId, importId: id, mapping }, said)) },
      ...setMapping(mapping, defaults),
      ...(dotted_thousands !== undefined && { dottedThousands: dotted_thousands }),
    });
    await beginChecking(tx, queue, { shopId, importId: id, mapping });
    return getImport(tx, shopId, id);
  });
}
