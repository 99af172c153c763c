import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { beginStep, type ImportId, type ImportRecord, lockImport, storedMapping } from "./queries/import-records.ts";
import { beginChecking } from "./steps/begin-checking.ts";
import type { ImportKind } from "./steps/import-kind.ts";

/**
 * Saves the column mapping and what else was said of a file, and starts the check of every row.
 * @throws 404; 409 once it is being imported; 422 for a mapping of other columns
 */
export async function checkImport(
  tx: Tx,
  { queue }: { queue: Queue },
  kind: Pick<ImportKind, "name" | "job" | "sharedBy">,
  { shopId, id }: Omit<ImportId, "kind">,
  {
    mapping,
    settingsOf,
  }: {
    mapping: readonly (string | null)[];
    settingsOf: (found: ImportRecord) => Promise<Record<string, unknown>>;
  },
): Promise<void> {
  const one = { kind: kind.name, shopId, id };
  const found = await lockImport(tx, one);
  if (!["mapping", "checking", "checked"].includes(found.state)) throw refuse("import_begun");
  if (mapping.length !== found.headings.length)
    throw refuse(
      { code: "import_column_count", values: { columns: found.headings.length } },
      { loc: ["body", "mapping"] },
    );
  const settings = await settingsOf(found);
  await beginStep(tx, one, { state: "checking", mapping: storedMapping(mapping), settings });
  await beginChecking(tx, queue, kind, { shopId, importId: id, mapping });
}
