import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, IdParams, Language, Moment, PageQuery, page } from "../shared.ts";
import { csvErrors } from "../shop/csv-errors.ts";
import { brokenRow, ImportRepairs, ImportUpload, importShape, mappingTo } from "../shop/imports.ts";
import { uploadErrors } from "../shop/upload-errors.ts";
import { ConsentChannel, ConsentHow } from "./consents.ts";
import { Gender, Tags } from "./customers.ts";

const megabyte = 1024 * 1024;
/** A phone's contacts come with their pictures, which are left out. */
export const contactImportMaxBytes = 20 * megabyte;
/** How many numbers one row may have. */
export const contactPhonesMost = 5;

/** What a column of a file of customers may hold. */
export const contactImportFields = [
  ...(["name", "last_name", "phone", "phone2", "phone3", "place"] as const),
  ...(["language", "gender", "birthday", "tags", "note"] as const),
] as const;
export const ContactImportField = z.enum(contactImportFields);
export type ContactImportField = z.infer<typeof ContactImportField>;

export const contactProblems = [
  ...(["name", "no_phone", "phone", "phones_many", "place", "language", "gender", "birthday", "tags", "note"] as const),
  ...(["twin_phone", "two_customers", "twin_customer", "extra_cells", "may_not_change", "other_row"] as const),
] as const;
export const ContactProblem = z.object({ field: z.nullable(ContactImportField), kind: z.enum(contactProblems) });
export type ContactProblem = z.infer<typeof ContactProblem>;

export const ContactMapping = mappingTo(ContactImportField);
export type ContactMapping = z.infer<typeof ContactMapping>;

/** What somebody says of a whole file. */
const said = {
  /** What becomes of customers the shop has: they stay as they are, or their empty fields are filled. */
  known: z.enum(["leave", "fill"]),
  /** That all of them agreed to get offers by these channels, and how that is known; null: they were not asked. */
  consent: z.nullable(z.strictObject({ channels: z.array(ConsentChannel).check(z.minLength(1)), how: ConsentHow })),
  /** Tags for all of them. */
  tags: Tags,
};

export const ContactImport = z.object({
  ...importShape,
  mapping: ContactMapping,
  known: said.known,
  consent: z.nullable(z.object({ channels: z.array(ConsentChannel), how: z.string() })),
  tags: z.array(z.string()),
  /** When it was taken back, and by whom; null while it is not. */
  undone: z.nullable(z.object({ by: z.string(), at: Moment })),
});
export type ContactImport = z.infer<typeof ContactImport>;

export const BrokenContact = brokenRow(ContactProblem);
export type BrokenContact = z.infer<typeof BrokenContact>;

const Shown = z.object({
  name: z.string(),
  phones: z.array(z.string()),
  place: z.string(),
  language: z.nullable(Language),
  gender: z.nullable(Gender),
  birthday: z.nullable(z.string()),
  tags: z.array(z.string()),
});
/** A customer as the import would write them; `was`: as the shop has them now, null for a new one. */
export const ContactPreview = z.object({ line: z.int(), becomes: Shown, was: z.nullable(Shown) });
export type ContactPreview = z.infer<typeof ContactPreview>;
/** How many customers that stayed are named. */
export const keptNamesMost = 20;

const create = { resource: "customers", action: "create" } as const;

/** Only for members who see customers' numbers: a file is full of them. */
export const contactImports = {
  list: endpoint({
    method: "GET",
    path: "/contact-imports",
    access: create,
    summary: "Imports of customers, newest first",
    query: PageQuery,
    reply: page(ContactImport),
    errors: ["phones_hidden"],
  }),
  get: endpoint({
    method: "GET",
    path: "/contact-imports/:id",
    access: create,
    summary: "An import of customers with its progress",
    params: IdParams,
    reply: ContactImport,
    errors: ["phones_hidden"],
  }),
  upload: endpoint({
    method: "POST",
    path: "/contact-imports",
    access: create,
    summary:
      "Upload customers as a CSV file, or a phone's contacts (.vcf); nothing is imported before it is checked and started",
    query: ImportUpload,
    takesFile: true,
    timeoutMs: 300_000,
    reply: ContactImport,
    errors: [...uploadErrors, ...csvErrors, "phones_hidden"],
  }),
  check: endpoint({
    method: "POST",
    path: "/contact-imports/:id/check",
    access: create,
    summary: "Set what the columns hold and what holds for all, and check every row; nothing is imported yet",
    params: IdParams,
    body: z.strictObject({ mapping: ContactMapping, ...said }),
    reply: ContactImport,
    status: 202,
    errors: ["import_begun", "import_column_count", "import_phone_column_missing", "phones_hidden"],
  }),
  preview: endpoint({
    method: "GET",
    path: "/contact-imports/:id/preview",
    access: create,
    summary: "The first customers that would be new or changed, and how many more there are",
    params: IdParams,
    reply: z.object({ customers: z.array(ContactPreview), more: z.int() }),
    errors: ["phones_hidden"],
  }),
  broken: endpoint({
    method: "GET",
    path: "/contact-imports/:id/broken",
    access: create,
    summary: "The broken rows, in the order of the file",
    params: IdParams,
    query: PageQuery,
    reply: page(BrokenContact),
    errors: ["phones_hidden"],
  }),
  repair: endpoint({
    method: "POST",
    path: "/contact-imports/:id/repair",
    access: create,
    summary: "Rewrite rows, and check the file again",
    params: IdParams,
    body: ImportRepairs,
    reply: ContactImport,
    status: 202,
    errors: ["import_not_changeable", "phones_hidden"],
  }),
  start: endpoint({
    method: "POST",
    path: "/contact-imports/:id/start",
    access: create,
    summary: "Import the customers that were checked, except the broken rows",
    params: IdParams,
    reply: ContactImport,
    status: 202,
    errors: ["import_not_ready", "import_changes_customers", "phones_hidden"],
  }),
  /** What is imported by then stays; the rest is not imported. */
  cancel: endpoint({
    method: "POST",
    path: "/contact-imports/:id/cancel",
    access: create,
    summary: "Stop an import of customers",
    params: IdParams,
    reply: Done,
    status: 200,
    errors: ["import_done", "phones_hidden"],
  }),
  /**
   * Removes customers that came with the file, unless somebody ordered or worked with them since, and empties again what
   * it filled in. `more`: it takes another call.
   */
  undo: endpoint({
    method: "POST",
    path: "/contact-imports/:id/undo",
    access: { resource: "customers", action: "delete" },
    summary: "Take an import of customers back",
    params: IdParams,
    reply: z.object({
      removed: z.int(),
      restored: z.int(),
      kept: z.int(),
      /** The first of those that stay. */
      kept_names: z.array(z.string()).check(z.maxLength(keptNamesMost)),
      more: z.boolean(),
    }),
    status: 200,
    errors: ["import_running", "import_not_ready", "phones_hidden"],
  }),
  brokenFile: endpoint({
    method: "GET",
    path: "/contact-imports/:id/broken.csv",
    access: create,
    summary: "The broken rows as a CSV file with the headings of the uploaded one, and why each is broken",
    params: IdParams,
    reply: z.unknown(),
    errors: ["phones_hidden"],
  }),
};
