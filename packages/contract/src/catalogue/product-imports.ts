import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, Id, IdParams, Moment, Money, PageQuery, page, requiredText } from "../shared.ts";
import { ShopCategory } from "../shop/shop.ts";

const megabyte = 1024 * 1024;
export const importMaxBytes = 5 * megabyte;
/** Of the text: UTF-16 and the like are larger or smaller as a file. */
export const importMaxText = 10 * megabyte;
export const importMaxRows = 10_000;
export const importMaxColumns = 60;
export const importMaxCell = 5000;
/** Rows that are written anew at once. */
export const repairMost = 100;
/** Names that are looked for at once. */
export const importMaxKnown = 500;

/** What a column of a file may hold. Rows with the same `handle`, or else the same `name`, are variants of one product. */
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

/** `mapping` waits to be told what the columns hold, `checked` to be told to begin. */
export const importStates = ["mapping", "checking", "checked", "running", "done", "cancelled"] as const;
export const importVerdicts = ["new", "changed", "unchanged", "broken"] as const;

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

/** What stands for a row that does not say it itself. */
export const ImportDefaults = z.strictObject({ category: ShopCategory, status: z.enum(["draft", "published"]) });
export type ImportDefaults = z.infer<typeof ImportDefaults>;

/** Words of a file for categories at once. */
export const importMostCategories = 50;
/** Words for categories that one import keeps. */
export const importMostWords = 200;
/** A file's own word for a category, and which category of the shop it stands for. */
export const ImportCategory = z.strictObject({ word: requiredText(120), category: ShopCategory });
export type ImportCategory = z.infer<typeof ImportCategory>;

/** What each column holds, in the order of the file; null: it is left out. */
export const ImportMapping = z.array(z.nullable(ImportField)).check(
  z.maxLength(importMaxColumns),
  z.refine((fields) => {
    const named = fields.filter((field) => field !== null);
    return new Set(named).size === named.length;
  }, "Two columns hold the same"),
);
export type ImportMapping = z.infer<typeof ImportMapping>;

export const ProductImport = z.object({
  id: Id,
  name: z.string(),
  state: z.enum(importStates),
  by: z.string(),
  headings: z.array(z.string()),
  /** The first rows, to see what each column holds. */
  sample: z.array(z.array(z.string())),
  mapping: ImportMapping,
  defaults: ImportDefaults,
  /** Words of the file that were said to stand for a category; `remembered`: for a file of the shop before this one. */
  categories: z.array(z.extend(ImportCategory, { remembered: z.boolean() })),
  /** Words that were taken for categories and are none, the most frequent first, each with in how many rows it stands. */
  unknown_categories: z.array(z.object({ word: z.string(), rows: z.int() })),
  /** Whether somebody said that a price such as 15.000 is fifteen thousand in this file. */
  dotted_thousands: z.boolean(),
  /** In how many rows such a price waits for that. */
  dotted_prices: z.int(),
  rows: z.int(),
  /** Rows looked at in the step that goes on. */
  done: z.int(),
  /** Products as they would come out, or came out; broken ones are counted in rows. */
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), broken: z.int() }),
  /** How many of the new and changed would cost nothing from then on, or do. */
  free: z.int(),
  /** How many of its rows somebody put right and saved. */
  repaired: z.int(),
  /** By what name what it wrote is taken back; null while it wrote nothing. */
  batch_id: z.nullable(Id),
  created_at: Moment,
  /** When it was last looked at; null where nobody said yet what its columns hold. */
  checked_at: z.nullable(Moment),
  /** Whether products of the shop changed since, so that the check may no longer be right. */
  is_stale: z.boolean(),
  finished_at: z.nullable(Moment),
});
export type ProductImport = z.infer<typeof ProductImport>;

/** A row with what is wrong with it. */
export const BrokenRow = z.object({
  id: Id,
  /** The number of the row in the file, its headings being the first. */
  line: z.int(),
  cells: z.array(z.string()),
  problems: z.array(ImportProblem),
});
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
/** Codes of one product that are told one by one. */
export const importCodesShown = 6;
const CodeChange = z.object({
  /** The variant whose code it is; empty where the product has one variant. */
  variant: z.string(),
  field: z.enum(["sku", "barcode"]),
  was: z.nullable(z.string()),
  becomes: z.string(),
});
export type CodeChange = z.infer<typeof CodeChange>;
/** A product as it would come out of the file; `was`: as the shop has it, null for a new one. */
export const PreviewRow = z.object({
  line: z.int(),
  becomes: Shown,
  was: z.nullable(Shown),
  /** The first codes that its variants get, or get instead of another. */
  codes: z.array(CodeChange),
  more_codes: z.int(),
});
export type PreviewRow = z.infer<typeof PreviewRow>;
export const importPreviewMost = 20;

/** A product the shop has under a name; its variants are told to who may change them. */
export const KnownProduct = z.object({
  id: Id,
  name: z.string(),
  variants: z.array(z.object({ id: Id, name: z.string(), price: Money })),
});
export type KnownProduct = z.infer<typeof KnownProduct>;

const Cell = z.string().check(z.maxLength(importMaxCell));
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
    summary: "How far an import is",
    params: IdParams,
    reply: ProductImport,
  }),
  upload: endpoint({
    method: "POST",
    path: "/product-imports",
    access: changes,
    summary: "Upload a CSV file of products; nothing is imported before it is checked and started",
    query: z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) }),
    takesFile: true,
    reply: ProductImport,
  }),
  check: endpoint({
    method: "POST",
    path: "/product-imports/:id/check",
    access: changes,
    summary: "Say what the columns hold, and have every row looked at; nothing is imported by it",
    params: IdParams,
    body: z.strictObject({
      mapping: ImportMapping,
      defaults: ImportDefaults,
      /** Added to what was said before; a word said again stands for what it was said to last. */
      categories: z.optional(z.array(ImportCategory).check(z.maxLength(importMostCategories))),
      /** Reads 15.000 as fifteen thousand in this file, or no longer; without it, as was said before. */
      dotted_thousands: z.optional(z.boolean()),
    }),
    reply: ProductImport,
    status: 202,
  }),
  known: endpoint({
    method: "POST",
    path: "/product-imports/known",
    access: changes,
    summary: "Which of these names products of the shop have already, in whatever letters; nothing is changed",
    body: z.strictObject({ names: z.array(requiredText(120)).check(z.minLength(1), z.maxLength(importMaxKnown)) }),
    reply: z.object({ products: z.array(KnownProduct) }),
    status: 200,
  }),
  preview: endpoint({
    method: "GET",
    path: "/product-imports/:id/preview",
    access: changes,
    summary: "The first products that would be new or changed, as they would come out, and how many more there are",
    params: IdParams,
    reply: z.object({ products: z.array(PreviewRow), more: z.int() }),
  }),
  broken: endpoint({
    method: "GET",
    path: "/product-imports/:id/broken",
    access: changes,
    summary: "The rows with something wrong, in the order of the file",
    params: IdParams,
    query: PageQuery,
    reply: page(BrokenRow),
  }),
  repair: endpoint({
    method: "POST",
    path: "/product-imports/:id/repair",
    access: changes,
    summary: "Write rows anew, and have the file looked at again",
    params: IdParams,
    body: z.strictObject({
      rows: z
        .array(z.strictObject({ id: Id, cells: z.array(Cell).check(z.maxLength(importMaxColumns)) }))
        .check(z.minLength(1), z.maxLength(repairMost)),
    }),
    reply: ProductImport,
    status: 202,
  }),
  start: endpoint({
    method: "POST",
    path: "/product-imports/:id/start",
    access: changes,
    summary: "Import what was checked, all but the broken rows",
    params: IdParams,
    reply: ProductImport,
    status: 202,
  }),
  /** What is imported by then stays; the rest is not. */
  cancel: endpoint({
    method: "POST",
    path: "/product-imports/:id/cancel",
    access: changes,
    summary: "Stop an import",
    params: IdParams,
    reply: Done,
    status: 200,
  }),
  brokenFile: endpoint({
    method: "GET",
    path: "/product-imports/:id/broken.csv",
    access: changes,
    summary: "The broken rows as a CSV file with the headings of the one that was uploaded, and why each is broken",
    params: IdParams,
    reply: z.unknown(),
  }),
};
