import { inShop, type Tx } from "../../../db/tenant-transaction.ts";
import type { JobDeps } from "../../../deps.ts";
import { listNext, type StoredRow, writeFindings } from "./queries/import-rows.ts";
import { advance, type ImportRecord, takeImport, updateImport } from "./queries/imports.ts";
import { becomesFree } from "./rules/preview-product.ts";
import { evaluateRowGroups, type Looked } from "./steps/evaluate-row-groups.ts";
import { writeProducts } from "./steps/write-products.ts";

/**
 * Rows per transaction when checking and importing. A part gets larger when products take codes from others further
 * down in the file. Within the rows checked together all such products are found: the end of the first part and the
 * whole next one.
 */
const pace = { checking: [500], running: [40, 160, 800] };
/** A job must end before its heartbeat expires; its last transaction queues the next one. */
const longestMs = 10_000;

type Step = { shopId: string; importId: string };

/** Reads the next products: the smallest part in which no code depends on later rows. */
async function lookAhead(tx: Tx, found: ImportRecord, paces: readonly number[]) {
  const looked: { rows: StoredRow[]; groups: Looked[] } = { rows: [], groups: [] };
  for (const about of paces) {
    const rows = await listNext(tx, found.shopId, found.id, found.doneUntil, about);
    // The same rows as before: there are no more.
    if (rows.length === looked.rows.length) break;
    Object.assign(looked, { rows, groups: await evaluateRowGroups(tx, found, rows) });
    if (!looked.groups.some(({ wasBroken, verdict }) => verdict === "broken" && !wasBroken)) break;
  }
  return looked;
}

/** Runs one part of the current step in one transaction; returns whether there is more to do. */
async function part(
  deps: Pick<JobDeps, "queue" | "emitFact">,
  tx: Tx,
  { shopId, importId }: Step,
  isLast: boolean,
): Promise<boolean> {
  const found = await takeImport(tx, shopId, importId);
  const step = found && stepOf(found);
  if (!found || !step) return false;
  const { rows, groups } = await lookAhead(tx, found, pace[step]);
  if (rows.length === 0) {
    const done =
      step === "checking"
        ? { state: "checked" as const }
        : { state: "done" as const, finishedAt: new Date().toISOString() };
    await updateImport(tx, shopId, importId, done);
    return false;
  }
  const written = step === "running" ? await writeProducts(deps, tx, found, groups) : groups;
  const broken = written.filter(({ verdict }) => verdict === "broken");
  const fresh = broken.filter(({ wasBroken }) => !wasBroken);
  const wrong = fresh
    .flatMap(({ group }) => group.variants.map(({ row }) => row))
    .map(({ id, problems }) => ({
      id,
      problems: problems.length > 0 ? problems : [{ field: null, kind: "other_row" as const }],
    }));
  const changing = written.flatMap(({ verdict, present, group: { variants } }) =>
    step === "checking" && verdict === "changed" && present
      ? variants.slice(0, 1).map(({ row }) => ({ id: row.id, product_id: present.id }))
      : [],
  );
  await writeFindings(tx, shopId, [...wrong, ...changing]);
  const count = (verdict: string) => written.filter((each) => each.verdict === verdict).length;
  await advance(tx, shopId, importId, {
    until: rows.at(-1)?.leader ?? found.doneUntil,
    rows: rows.length,
    new: count("new"),
    changed: count("changed"),
    unchanged: count("unchanged"),
    free: written.filter(becomesFree).length,
    broken: fresh.reduce((sum, { group }) => sum + group.variants.length, 0),
  });
  if (isLast) await deps.queue.send(tx, "import-products", { shopId, importId });
  return true;
}

const stepOf = ({ state }: ImportRecord) => (state === "checking" || state === "running" ? state : undefined);

/** Continues an import for a while. Each part is applied as a whole or not at all, however often the job runs. */
export async function continueImport(deps: Pick<JobDeps, "pool" | "queue" | "emitFact">, step: Step): Promise<void> {
  const until = performance.now() + longestMs;
  for (let more = true, isLast = false; more && !isLast; ) {
    isLast = performance.now() > until;
    more = await inShop(deps.pool, step.shopId, (tx) => part(deps, tx, step, isLast));
  }
}
