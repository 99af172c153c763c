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
import { checkImport } from "../../shop/imports/check-import.ts";
import { getProductImport } from "./queries/product-imports.ts";
import { productSettings } from "./rules/product-settings.ts";
import { mergeCategoryWords } from "./steps/merge-category-words.ts";
import { productImportKind } from "./steps/product-import-kind.ts";

type Said = {
  mapping: ImportMapping;
  defaults: ImportDefaults;
  categories?: ImportCategory[] | undefined;
  dotted_thousands?: boolean | undefined;
};

/** Saves the column mapping and starts the check of every row. */
export function checkProductImport(
  deps: { queue: Queue },
  { shopId, tx }: ShopContext,
  id: string,
  { mapping, defaults, categories = [], dotted_thousands }: Said,
): Promise<ProductImport> {
  return tx(async (tx) => {
    await checkImport(
      tx,
      deps,
      productImportKind,
      { shopId, id },
      {
        mapping,
        settingsOf: async (found) => {
          const before = productSettings(found);
          if (!mapping.includes("name")) throw refuse("import_name_column_missing", { loc: ["body", "mapping"] });
          const said = Object.fromEntries([
            ...before.category_words.filter(([word]) => !before.remembered_words.includes(word)),
            ...categories.map(({ word, category }) => [word.toLowerCase(), category] as const),
          ]);
          if (Object.keys(said).length > importMostWords)
            throw refuse(
              { code: "import_too_many_words", values: { most: importMostWords } },
              { loc: ["body", "categories"] },
            );
          return {
            ...defaults,
            ...(await mergeCategoryWords(tx, { shopId, importId: id, mapping }, said)),
            dotted_thousands: dotted_thousands ?? before.dotted_thousands,
          };
        },
      },
    );
    return getProductImport(tx, shopId, id);
  });
}
