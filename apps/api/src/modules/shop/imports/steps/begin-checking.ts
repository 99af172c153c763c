import type { Tx } from "../../../../db/tenant-transaction.ts";
import type { Queue } from "../../../../jobs/job-queue.ts";
import { groupRows } from "../queries/import-rows.ts";
import type { ImportKind } from "./import-kind.ts";

type Mapped = { shopId: string; importId: string; mapping: readonly (string | null)[] };

/** Starts checking every row of an import from the first. */
export async function beginChecking(
  tx: Tx,
  queue: Queue,
  kind: Pick<ImportKind, "job" | "sharedBy">,
  { shopId, importId, mapping }: Mapped,
): Promise<void> {
  const at = (field: string) => (mapping.includes(field) ? mapping.indexOf(field) + 1 : null);
  await groupRows(tx, shopId, importId, kind.sharedBy(at));
  await queue.send(tx, kind.job, { shopId, importId });
}
