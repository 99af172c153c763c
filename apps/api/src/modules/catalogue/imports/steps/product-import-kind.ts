import type { ImportKind } from "../../../shop/imports/steps/import-kind.ts";
import { getShop } from "../../../shop/shop/get-shop.ts";
import { guessMapping } from "../rules/guess-mapping.ts";
import { becomesFree } from "../rules/preview-product.ts";
import type { ProductSettings } from "../rules/product-settings.ts";
import { evaluateRowGroups, type Looked } from "./evaluate-row-groups.ts";
import { mergeCategoryWords } from "./merge-category-words.ts";
import { writeProducts } from "./write-products.ts";

/** Files of products: rows with the same handle, or else the same name, are variants of one. */
export const productImportKind: ImportKind<Looked> = {
  name: "products",
  job: "import-products",
  guessMapping,
  firstSettings: async (tx, { shopId, importId, mapping }): Promise<ProductSettings> => ({
    ...{ category: (await getShop(tx, shopId)).category, status: "published", dotted_thousands: false },
    ...(await mergeCategoryWords(tx, { shopId, importId, mapping }, {})),
  }),
  sharedBy: (at) => ({
    groups: [
      { mark: "h", column: at("handle") },
      { mark: "n", column: at("name") },
    ],
    keys: [
      { mark: "sku ", column: at("sku") },
      { mark: "barcode ", column: at("barcode") },
    ],
  }),
  // A part gets larger when products take codes from others further down in the file. Within the rows checked together
  // all such products are found: the end of the first part and the whole next one.
  pace: { checking: [500], running: [40, 160, 800] },
  isCramped: (looked) => looked.some(({ wasBroken, verdict }) => verdict === "broken" && !wasBroken),
  look: evaluateRowGroups,
  write: writeProducts,
  rowsOf: ({ group }) => group.variants.map(({ row }) => row),
  subjectOf: ({ present }) => present?.id,
  isNoted: becomesFree,
};
