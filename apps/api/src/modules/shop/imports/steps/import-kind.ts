import type { ImportKindName, RowProblem } from "@mauzo/contract/shop/imports";
import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../../deps.ts";
import type { ImportRecord } from "../queries/import-records.ts";
import type { Shared, StoredRow } from "../queries/import-rows.ts";
import type { FileRow } from "./read-csv-rows.ts";

/** A row as it was read, with what is wrong with it. */
type LookedRow = { id: string; line: number; problems: RowProblem[] };
/** What becomes of rows that belong together, such as the variants of a product. */
export type Looked = {
  verdict: "new" | "changed" | "unchanged" | "broken";
  /** Whether it was broken before this step: it is skipped, and already counted. */
  wasBroken: boolean;
};

export type WriteDeps = Pick<JobDeps, "queue" | "emitFact">;

/** What one kind of import knows; the rest (rows, repair, progress, stopping) is the same for all. */
export type ImportKind<Each extends Looked = Looked> = {
  name: ImportKindName;
  job: "import-products" | "import-contacts" | "import-expenses";
  /** Reads a received file that is no CSV; undefined when it is one. */
  readOther?: (path: string) => Promise<AsyncGenerator<FileRow> | undefined>;
  /** Guesses what the columns hold from their headings; null: nothing we know. */
  guessMapping: (headings: readonly string[]) => (string | null)[];
  /** What is set for a new file, once its columns are guessed. */
  firstSettings: (tx: Tx, file: { shopId: string; importId: string; mapping: (string | null)[] }) => Promise<object>;
  /** Which columns say that rows belong together, and what only one row may say; `at` counts columns from one. */
  sharedBy: (at: (field: string) => number | null) => Shared;
  /** Rows per transaction; a part gets larger while `isCramped` says that it lacks rows that come later. */
  pace: Readonly<Record<"checking" | "running", readonly number[]>>;
  isCramped?: (looked: readonly Each[]) => boolean;
  look: (tx: Tx, found: ImportRecord, rows: readonly StoredRow[]) => Promise<Each[]>;
  /** Writes what is new or changed; what is refused becomes broken. */
  write: (deps: WriteDeps, tx: Tx, found: ImportRecord, looked: readonly Each[]) => Promise<Each[]>;
  rowsOf: (each: Each) => readonly LookedRow[];
  /** What of the shop it changes. */
  subjectOf: (each: Each) => string | undefined;
  /** Whether whoever starts the import should know of it. */
  isNoted: (each: Each) => boolean;
};
