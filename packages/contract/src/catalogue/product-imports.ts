import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Money, PageQuery, page, requiredText } from "../shared.ts";
import { csvErrors } from "../shop/csv-errors.ts";
import { brokenRow, ImportRepairs, ImportUpload, importShape, mappingTo } from "../shop/imports.ts";
import { ShopCategory } from "../shop/shop.ts";
import { uploadErrors } from "../shop/upload-errors.ts";
import { importMaxKnown, KnownProduct } from "./known-product.ts";

/**
 * What a column of a file may hold. Rows with the same `handle`, or else the same `name`, are variants of one product.
 */
export const importFields = [
  ...([
    "handle",
    "name",
    "description",
    "category",
    "status",
    "price",
    "stock",
    "low_stock_at",
    "sku",
    "barcode",
    "variant",
  ] as const),
  ...(["option1", "option2", "option3", "option1_name", "option2_name", "option3_name"] as const),
] as const;
export const ImportField = z.enum(importFields);
export type ImportField = z.infer<typeof ImportField>;

export const importProblems = [
  ...([
    "no_name",
    "name",
    "no_price",
    "price",
    "stock",
    "category",
    "status",
    "description",
    "sku",
    "barcode",
  ] as const),
  ...([
    "variant",
    "option",
    "option_name",
    "twin_sku",
    "twin_barcode",
    "held_sku",
    "held_barcode",
    "twin_variant",
    "too_many_variants",
  ] as const),
  ...(["extra_cells", "archived", "may_not_change", "other_row", "other", "dotted_price", "twin_product"] as const),
] as const;
export const ImportProblem = z.object({ field: z.nullable(ImportField), kind: z.enum(importProblems) });
export type ImportProblem = z.infer<typeof ImportProblem>;

/** The values for rows that do not have their own. */
export const ImportDefaults = z.strictObject({ category: ShopCategory, status: z.enum(["draft", "published"]) });
export type ImportDefaults = z.infer<typeof ImportDefaults>;

/** How many category words one request may map. */
export const importMostCategories = 50;
/** How many category words one import stores. */
export const importMostWords = 200;
/** A word in the file for a category, and the shop's category it stands for. */
export const ImportCategory = z.strictObject({ word: requiredText(120), category: ShopCategory });
export type ImportCategory = z.infer<typeof ImportCategory>;

/** What each column holds, in the order of the file; null: the column is ignored. */
export const ImportMapping = mappingTo(ImportField);
export type ImportMapping = z.infer<typeof ImportMapping>;

export const ProductImport = z.object({
  ...importShape,
  mapping: ImportMapping,
  defaults: ImportDefaults,
  /**
   * Words of the file that were mapped to a category; `remembered`: the mapping comes from an earlier file of the shop.
   */
  categories: z.array(z.extend(ImportCategory, { remembered: z.boolean() })),
  /** Words in the category column that match no category, the most frequent first, each with the number of its rows. */
  unknown_categories: z.array(z.object({ word: z.string(), rows: z.int() })),
  /** Whether somebody has confirmed that a price such as 15.000 means fifteen thousand in this file. */
  dotted_thousands: z.boolean(),
  /** How many rows have such a price and wait for that confirmation. */
  dotted_prices: z.int(),
  /** How many of the new and changed products are free (cost nothing) afterwards. */
  free: z.int(),
  /** The id of the batch by which the import can be undone; null while it has written nothing. */
  batch_id: z.nullable(Id),
});
export type ProductImport = z.infer<typeof ProductImport>;

/** A row with its problem. */
export const BrokenRow = brokenRow(ImportProblem);
export type BrokenRow = z.infer<typeof BrokenRow>;

const Shown = z.object({
  name: z.string(),
  category: ShopCategory,
  status: z.enum(["draft", "published", "archived"]),
  price_from: Money,
  price_to: Money,
  stock: z.int(),
  /** 0 for a product without variants. */
  variants: z.int(),
});
/** How many codes of one product are listed. */
export const importCodesShown = 6;
const CodeChange = z.object({
  /** The variant that has the code; empty where the product has one variant. */
  variant: z.string(),
  field: z.enum(["sku", "barcode"]),
  was: z.nullable(z.string()),
  becomes: z.string(),
});
export type CodeChange = z.infer<typeof CodeChange>;
/** A product as the import would write it; `was`: the product as it is in the shop now, null for a new one. */
export const PreviewRow = z.object({
  line: z.int(),
  becomes: Shown,
  was: z.nullable(Shown),
  /** The first codes that its variants get, with the codes they replace. */
  codes: z.array(CodeChange),
  more_codes: z.int(),
});
export type PreviewRow = z.infer<typeof PreviewRow>;

const changes = { resource: "product", action: "create" } as const;

export const productImports = {
  list: endpoint({
    method: "GET",
    path: "/product-imports",
    access: changes,
    summary: "Imports of products, newest first",
    query: PageQuery,
    reply: page(ProductImport),
  }),
  get: endpoint({
    method: "GET",
    path: "/product-imports/:id",
    access: changes,
    summary: "An import with its progress",
    params: IdParams,
    reply: ProductImport,
  }),
  upload: endpoint({
    method: "POST",
    path: "/product-imports",
    access: changes,
    summary: "Upload a CSV file of products; nothing is imported before it is checked and started",
    query: ImportUpload,
    takesFile: true,
    timeoutMs: 300_000,
    reply: ProductImport,
    errors: [...uploadErrors, ...csvErrors],
  }),
  check: endpoint({
    method: "POST",
    path: "/product-imports/:id/check",
    access: changes,
    summary: "Set what the columns hold, and check every row; nothing is imported yet",
    params: IdParams,
    body: z.strictObject({
      mapping: ImportMapping,
      defaults: ImportDefaults,
      /** Added to the earlier mappings; mapping a word again replaces its earlier mapping. */
      categories: z.optional(z.array(ImportCategory).check(z.maxLength(importMostCategories))),
      /** true: read 15.000 as fifteen thousand in this file; false: do not; left out: keep the earlier setting. */
      dotted_thousands: z.optional(z.boolean()),
    }),
    reply: ProductImport,
    status: 202,
    errors: ["import_begun", "import_column_count", "import_name_column_missing", "import_too_many_words"],
  }),
  known: endpoint({
    method: "POST",
    path: "/product-imports/known",
    access: changes,
    summary: "Which of these names products of the shop already have, ignoring case; nothing is changed",
    body: z.strictObject({ names: z.array(requiredText(120)).check(z.minLength(1), z.maxLength(importMaxKnown)) }),
    reply: z.object({ products: z.array(KnownProduct) }),
    status: 200,
  }),
  preview: endpoint({
    method: "GET",
    path: "/product-imports/:id/preview",
    access: changes,
    summary:
      "The first products that would be new or changed, as the import would write them, and how many more there are",
    params: IdParams,
    reply: z.object({ products: z.array(PreviewRow), more: z.int() }),
  }),
  broken: endpoint({
    method: "GET",
    path: "/product-imports/:id/broken",
    access: changes,
    summary: "The broken rows, in the order of the file",
    params: IdParams,
    query: PageQuery,
    reply: page(BrokenRow),
  }),
  repair: endpoint({
    method: "POST",
    path: "/product-imports/:id/repair",
    access: changes,
    summary: "Rewrite rows, and check the file again",
    params: IdParams,
    body: ImportRepairs,
    reply: ProductImport,
    status: 202,
    errors: ["import_not_changeable"],
  }),
  start: endpoint({
    method: "POST",
    path: "/product-imports/:id/start",
    access: changes,
    summary: "Import what was checked, except the broken rows",
    params: IdParams,
    reply: ProductImport,
    status: 202,
    errors: ["import_not_ready", "import_changes_products"],
  }),
  /** What is imported by then stays; the rest is not imported. */
  cancel: endpoint({
    method: "POST",
    path: "/product-imports/:id/cancel",
    access: changes,
    summary: "Stop an import",
    params: IdParams,
    reply: Done,
    status: 200,
    errors: ["import_done"],
  }),
  brokenFile: endpoint({
    method: "GET",
    path: "/product-imports/:id/broken.csv",
    access: changes,
    summary: "The broken rows as a CSV file with the headings of the uploaded one, and why each is broken",
    params: IdParams,
    reply: z.unknown(),
  }),
};
