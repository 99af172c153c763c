import type { Tx } from "../../../db/tenant-transaction.ts";
import { notFound, refuse } from "../../../http/refuse.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { beginStep, type ImportId, lockImport, mappingOf } from "./queries/import-records.ts";
import { rewriteRows } from "./queries/import-rows.ts";
import { beginChecking } from "./steps/begin-checking.ts";
import type { ImportKind } from "./steps/import-kind.ts";

/** Rewrites rows and checks the file again: a repaired row may belong to another group. */
export async function repairRows(
  tx: Tx,
  { queue }: { queue: Queue },
  kind: Pick<ImportKind, "name" | "job" | "sharedBy">,
  { shopId, id }: Omit<ImportId, "kind">,
  rows: { id: string; cells: string[] }[],
): Promise<void> {
  const one = { kind: kind.name, shopId, id };
  const found = await lockImport(tx, one);
  if (found.state !== "checked" && found.state !== "checking") throw refuse("import_not_changeable");
  const written = await rewriteRows(tx, shopId, id, rows);
  if (written.rows !== rows.length) throw notFound();
  await beginStep(tx, one, { state: "checking", repairedCount: found.repairedCount + written.first });
  await beginChecking(tx, queue, kind, { shopId, importId: id, mapping: mappingOf(found) });
}
