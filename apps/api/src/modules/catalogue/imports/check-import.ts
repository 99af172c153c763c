import {
  type ImportCategory,
  type ImportDefaults,
  type ImportMapping,
  importMostWords,
  type ProductImport,
} from "@mauzo/contract/catalogue/product-imports";
import { refuse } from "../../../http/refuse.ts";
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
    if (!["mapping", "checking", "checked"].includes(state)) throw refuse("import_begun");
    if (mapping.length !== headings.length)
      throw refuse({ code: "import_column_count", values: { columns: headings.length } }, { loc: ["body", "mapping"] });
    if (!mapping.includes("name")) throw refuse("import_name_column_missing", { loc: ["body", "mapping"] });
    const said = Object.fromEntries([
      ...Object.entries(categoryWords).filter(([word]) => !rememberedWords.includes(word)),
      ...categories.map(({ word, category }) => [word.toLowerCase(), category] as const),
    ]);
    if (Object.keys(said).length > importMostWords)
      throw refuse(
        { code: "import_too_many_words", values: { most: importMostWords } },
        { loc: ["body", "categories"] },
      );
    await beginStep(tx, shopId, id, {
      ...{ state: "checking", ...(await mergeCategoryWords(tx, { shopId, importId: id, mapping }, said)) },
      ...setMapping(mapping, defaults),
      ...(dotted_thousands !== undefined && { dottedThousands: dotted_thousands }),
    });
    await beginChecking(tx, queue, { shopId, importId: id, mapping });
    return getImport(tx, shopId, id);
  });
}
