import type { Tx } from "../../../db/tenant-transaction.ts";
import { refuse } from "../../../http/refuse.ts";
import type { ShopContext } from "../../../http/request-context.ts";
import type { Queue } from "../../../jobs/job-queue.ts";
import { beginStep, type ImportRecord, lockImport } from "./queries/import-records.ts";
import type { ImportKind } from "./steps/import-kind.ts";

type May = { mayUpdate: boolean; orRefuse: (found: ImportRecord) => void };

/**
 * Imports what was checked. Starting twice has the same effect as once.
 * @throws 404; 409 before it is checked; what `orRefuse` throws
 */
export async function startImport(
  tx: Tx,
  { queue }: { queue: Queue },
  kind: Pick<ImportKind, "name" | "job">,
  { shopId, person }: Pick<ShopContext, "shopId" | "person">,
  id: string,
  { mayUpdate, orRefuse }: May,
): Promise<void> {
  const one = { kind: kind.name, shopId, id };
  const found = await lockImport(tx, one);
  if (found.state === "running" || found.state === "done") return;
  if (found.state !== "checked") throw refuse("import_not_ready");
  orRefuse(found);
  const { userId, name: userName } = person;
  await beginStep(tx, one, { state: "running", userId, userName, mayUpdate });
  await queue.send(tx, kind.job, { shopId, importId: id });
}
