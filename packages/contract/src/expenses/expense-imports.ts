import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { Done, IdParams, PageQuery, page } from "../shared.ts";
import { csvErrors } from "../shop/csv-errors.ts";
import { brokenRow, ImportRepairs, ImportUpload, importShape, mappingTo } from "../shop/imports.ts";
import { uploadErrors } from "../shop/upload-errors.ts";

/** What a column of a file of expenses may hold. */
export const expenseImportFields = ["spent_on", "amount", "category", "method", "supplier", "note"] as const;
export const ExpenseImportField = z.enum(expenseImportFields);
export type ExpenseImportField = z.infer<typeof ExpenseImportField>;

export const expenseProblems = [
  ...(["day", "future", "locked", "amount", "category", "method", "supplier", "note"] as const),
  ...(["extra_cells", "other_row"] as const),
] as const;
export const ExpenseProblem = z.object({ field: z.nullable(ExpenseImportField), kind: z.enum(expenseProblems) });
export type ExpenseProblem = z.infer<typeof ExpenseProblem>;

export const ExpenseMapping = mappingTo(ExpenseImportField);
export type ExpenseMapping = z.infer<typeof ExpenseMapping>;

export const ExpenseImport = z.object({ ...importShape, mapping: ExpenseMapping });
export type ExpenseImport = z.infer<typeof ExpenseImport>;

export const BrokenExpense = brokenRow(ExpenseProblem);
export type BrokenExpense = z.infer<typeof BrokenExpense>;

const create = { resource: "transactions", action: "create" } as const;

/** Expenses that the shop has already, as they stand in a file, are not written twice. */
export const expenseImports = {
  list: endpoint({
    method: "GET",
    path: "/expense-imports",
    access: create,
    summary: "Imports of expenses, newest first",
    query: PageQuery,
    reply: page(ExpenseImport),
  }),
  get: endpoint({
    method: "GET",
    path: "/expense-imports/:id",
    access: create,
    summary: "An import of expenses with its progress",
    params: IdParams,
    reply: ExpenseImport,
  }),
  upload: endpoint({
    method: "POST",
    path: "/expense-imports",
    access: create,
    summary: "Upload expenses as a CSV file; nothing is imported before it is checked and started",
    query: ImportUpload,
    takesFile: true,
    timeoutMs: 300_000,
    reply: ExpenseImport,
    errors: [...uploadErrors, ...csvErrors],
  }),
  check: endpoint({
    method: "POST",
    path: "/expense-imports/:id/check",
    access: create,
    summary: "Set what the columns hold, and check every row; nothing is imported yet",
    params: IdParams,
    body: z.strictObject({ mapping: ExpenseMapping }),
    reply: ExpenseImport,
    status: 202,
    errors: ["import_begun", "import_column_count", "import_expense_columns_missing"],
  }),
  broken: endpoint({
    method: "GET",
    path: "/expense-imports/:id/broken",
    access: create,
    summary: "The broken rows of a file of expenses, in its order",
    params: IdParams,
    query: PageQuery,
    reply: page(BrokenExpense),
  }),
  repair: endpoint({
    method: "POST",
    path: "/expense-imports/:id/repair",
    access: create,
    summary: "Rewrite rows of a file of expenses, and check it again",
    params: IdParams,
    body: ImportRepairs,
    reply: ExpenseImport,
    status: 202,
    errors: ["import_not_changeable"],
  }),
  start: endpoint({
    method: "POST",
    path: "/expense-imports/:id/start",
    access: create,
    summary: "Import the expenses that were checked, except the broken rows",
    params: IdParams,
    reply: ExpenseImport,
    status: 202,
    errors: ["import_not_ready"],
  }),
  /** What is imported by then stays; the rest is not imported. */
  cancel: endpoint({
    method: "POST",
    path: "/expense-imports/:id/cancel",
    access: create,
    summary: "Stop an import of expenses",
    params: IdParams,
    reply: Done,
    status: 200,
    errors: ["import_done"],
  }),
  brokenFile: endpoint({
    method: "GET",
    path: "/expense-imports/:id/broken.csv",
    access: create,
    summary: "The broken rows as a CSV file with the headings of the uploaded one, and why each is broken",
    params: IdParams,
    reply: z.unknown(),
  }),
};
