import * as z from "zod/mini";
import type { PlainCode } from "../errors.ts";
import { Id, Moment } from "../shared.ts";

/** What a file on its way into the shop is of. */
export const importKinds = ["products", "contacts", "expenses"] as const;
export type ImportKindName = (typeof importKinds)[number];

const megabyte = 1024 * 1024;
export const importMaxBytes = 5 * megabyte;
/** The size of the text: as a file in UTF-16 and the like it is larger or smaller. */
export const importMaxText = 10 * megabyte;
export const importMaxRows = 10_000;
export const importMaxColumns = 60;
export const importMaxCell = 5000;
/** How many rows can be rewritten at once. */
export const repairMost = 100;
export const importPreviewMost = 20;

/** `mapping` waits for the column mapping, `checked` waits for the start of the import. */
export const importStates = ["mapping", "checking", "checked", "running", "done", "cancelled"] as const;
export type ImportState = (typeof importStates)[number];
export const importVerdicts = ["new", "changed", "unchanged", "broken"] as const;

/** What is wrong with a row: each kind of import has its own fields and problems. */
export type RowProblem = { field: string | null; kind: string };

/** What each column holds, in the order of the file; null: the column is ignored. */
export const mappingTo = <Field extends z.ZodMiniType<string>>(field: Field) =>
  z.array(z.nullable(field)).check(
    z.maxLength(importMaxColumns),
    z.refine((fields) => {
      const named = fields.filter((each) => each !== null);
      return new Set(named).size === named.length;
    }, "import_column_twice" satisfies PlainCode),
  );

/** What every import says of itself. */
export const importShape = {
  id: Id,
  name: z.string(),
  state: z.enum(importStates),
  by: z.string(),
  headings: z.array(z.string()),
  /** The first rows, as a sample of each column. */
  sample: z.array(z.array(z.string())),
  rows: z.int(),
  /** Rows processed in the current step. */
  done: z.int(),
  /** What the import would write, or has written; broken ones are counted in rows. */
  counts: z.object({ new: z.int(), changed: z.int(), unchanged: z.int(), broken: z.int() }),
  /** How many of its rows somebody has repaired and saved. */
  repaired: z.int(),
  created_at: Moment,
  /** When it was last checked; null while its columns are not mapped yet. */
  checked_at: z.nullable(Moment),
  /** Whether what the shop has was changed since, so that the check may be out of date. */
  is_stale: z.boolean(),
  finished_at: z.nullable(Moment),
};
const Import = z.object(importShape);
export type Import = z.infer<typeof Import>;

/** A row with its problem. */
export const brokenRow = <Problem extends z.ZodMiniType<RowProblem>>(problem: Problem) =>
  z.object({
    id: Id,
    /** The row number in the file; the header row is number 1. */
    line: z.int(),
    cells: z.array(z.string()),
    problems: z.array(problem),
  });
export type BrokenRow = { id: string; line: number; cells: string[]; problems: RowProblem[] };

export const Cell = z.string().check(z.maxLength(importMaxCell));
/** The name of the file that is uploaded. */
export const ImportUpload = z.object({ name: z.string().check(z.trim(), z.minLength(1), z.maxLength(200)) });
/** Rows as somebody wrote them anew. */
export const ImportRepairs = z.strictObject({
  rows: z
    .array(z.strictObject({ id: Id, cells: z.array(Cell).check(z.maxLength(importMaxColumns)) }))
    .check(z.minLength(1), z.maxLength(repairMost)),
});
